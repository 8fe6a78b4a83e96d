/** Preconstructed decks: cards are named by definition id, the comment gives the name. */

export interface DeckEntry {
  readonly card: string
  readonly count: number
}

export interface DeckList {
  readonly name: string
  readonly legend: string
  /** Further legends, if a card in the deck wants them (see `checkDeck`). */
  readonly extraLegends?: readonly string[]
  /** The chosen champion; with `main` it makes 40 cards. */
  readonly champion: string
  readonly main: readonly DeckEntry[]
  readonly runes: readonly DeckEntry[]
  readonly battlefields: readonly string[]
  /** Sold as it is, with a single battlefield; player-built decks leave this out. */
  readonly preconstructed?: boolean
}

const annie: DeckList = {
  name: 'Proving Grounds: Annie',
  preconstructed: true,
  legend: 'OGS-017', // Annie, Dark Child
  champion: 'OGS-010', // Annie, Stubborn
  main: [
    { card: 'OGN-169', count: 3 }, // Gust
    { card: 'OGN-170', count: 3 }, // Morbid Return
    { card: 'OGN-171', count: 3 }, // Mystic Poro
    { card: 'OGN-185', count: 3 }, // Traveling Merchant
    { card: 'OGS-003', count: 3 }, // Incinerate
    { card: 'OGN-013', count: 2 }, // Pouty Poro
    { card: 'OGS-011', count: 2 }, // Flash
    { card: 'OGN-176', count: 3 }, // Sneaky Deckhand
    { card: 'OGN-005', count: 3 }, // Disintegrate
    { card: 'OGS-010', count: 1 }, // Annie, Stubborn
    { card: 'OGN-191', count: 3 }, // Maddened Marauder
    { card: 'OGS-001', count: 2 }, // Annie, Fiery
    { card: 'OGN-174', count: 3 }, // Sai Scout
    { card: 'OGS-002', count: 3 }, // Firestorm
    { card: 'OGS-018', count: 2 }, // Tibbers
  ],
  runes: [
    { card: 'OGN-007', count: 6 }, // Fury Rune
    { card: 'OGN-166', count: 6 }, // Chaos Rune
  ],
  battlefields: ['OGN-296'], // Void Gate
}

const lux: DeckList = {
  name: 'Proving Grounds: Lux',
  preconstructed: true,
  legend: 'OGS-021', // Lux, Lady of Luminosity
  champion: 'OGS-014', // Lux, Crownguard
  main: [
    { card: 'OGN-095', count: 3 }, // Stupefy
    { card: 'OGN-103', count: 3 }, // Ravenbloom Student
    { card: 'OGN-210', count: 3 }, // Daring Poro
    { card: 'OGN-084', count: 2 }, // Eager Apprentice
    { card: 'OGN-087', count: 3 }, // Lecturing Yordle
    { card: 'OGN-206', count: 3 }, // Back to Back
    { card: 'OGS-014', count: 1 }, // Lux, Crownguard
    { card: 'OGN-219', count: 3 }, // Vanguard Sergeant
    { card: 'OGN-085', count: 3 }, // Falling Comet
    { card: 'OGS-006', count: 2 }, // Lux, Illuminated
    { card: 'OGS-016', count: 3 }, // Vanguard Attendant
    { card: 'OGN-105', count: 3 }, // Singularity
    { card: 'OGS-012', count: 3 }, // Blast of Power
    { card: 'OGN-088', count: 2 }, // Mega-Mech
    { card: 'OGS-022', count: 2 }, // Final Spark
  ],
  runes: [
    { card: 'OGN-089', count: 6 }, // Mind Rune
    { card: 'OGN-214', count: 6 }, // Order Rune
  ],
  battlefields: ['OGN-288'], // Startipped Peak
}

const garen: DeckList = {
  name: 'Proving Grounds: Garen',
  preconstructed: true,
  legend: 'OGS-023', // Garen, Might of Demacia
  champion: 'OGS-007', // Garen, Rugged
  main: [
    { card: 'OGN-210', count: 3 }, // Daring Poro
    { card: 'OGN-129', count: 3 }, // Confront
    { card: 'OGN-130', count: 3 }, // Crackshot Corsair
    { card: 'OGN-132', count: 3 }, // First Mate
    { card: 'OGN-211', count: 3 }, // Faithful Manufactor
    { card: 'OGN-222', count: 3 }, // Noxian Drummer
    { card: 'OGN-206', count: 3 }, // Back to Back
    { card: 'OGN-219', count: 3 }, // Vanguard Sergeant
    { card: 'OGN-131', count: 2 }, // Dune Drake
    { card: 'OGN-215', count: 2 }, // Petty Officer
    { card: 'OGS-024', count: 2 }, // Decisive Strike
    { card: 'OGS-007', count: 1 }, // Garen, Rugged
    { card: 'OGS-013', count: 2 }, // Garen, Commander
    { card: 'OGS-016', count: 3 }, // Vanguard Attendant
    { card: 'OGS-015', count: 3 }, // Recruit the Vanguard
  ],
  runes: [
    { card: 'OGN-126', count: 6 }, // Body Rune
    { card: 'OGN-214', count: 6 }, // Order Rune
  ],
  battlefields: ['OGN-294'], // Trifarian War Camp
}

const masterYi: DeckList = {
  name: 'Proving Grounds: Master Yi',
  preconstructed: true,
  legend: 'OGS-019', // Master Yi, Wuju Bladesman
  champion: 'OGS-004', // Master Yi, Meditative
  main: [
    { card: 'OGN-046', count: 3 }, // En Garde
    { card: 'OGN-048', count: 3 }, // Meditation
    { card: 'OGN-052', count: 3 }, // Stalwart Poro
    { card: 'OGN-127', count: 3 }, // Cannon Barrage
    { card: 'OGN-134', count: 3 }, // Mobilize
    { card: 'OGN-129', count: 2 }, // Confront
    { card: 'OGN-055', count: 3 }, // Wielder of Water
    { card: 'OGS-020', count: 2 }, // Highlander
    { card: 'OGN-049', count: 3 }, // Playful Phantom
    { card: 'OGS-004', count: 1 }, // Master Yi, Meditative
    { card: 'OGS-005', count: 3 }, // Zephyr Sage
    { card: 'OGS-008', count: 3 }, // Gentlemen's Duel
    { card: 'OGN-137', count: 3 }, // Stormclaw Ursine
    { card: 'OGS-009', count: 2 }, // Master Yi, Honed
    { card: 'OGN-142', count: 2 }, // Mountain Drake
  ],
  runes: [
    { card: 'OGN-042', count: 6 }, // Calm Rune
    { card: 'OGN-126', count: 6 }, // Body Rune
  ],
  battlefields: ['OGN-279'], // Fortified Position
}

/** The four decks of the Proving Grounds box. */
export const provingGrounds = { annie, lux, garen, masterYi } as const satisfies Record<string, DeckList>
