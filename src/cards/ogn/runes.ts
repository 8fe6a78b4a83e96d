// biome-ignore-all format: laid out as the card is printed, its text one line each

import { runeCard } from '../../abilities/builders'

export const runes = [
  runeCard('OGN-007', 'Fury Rune', 'fury'),
  runeCard('OGN-042', 'Calm Rune', 'calm'),
  runeCard('OGN-089', 'Mind Rune', 'mind'),
  runeCard('OGN-126', 'Body Rune', 'body'),
  runeCard('OGN-166', 'Chaos Rune', 'chaos'),
  runeCard('OGN-214', 'Order Rune', 'order'),
]
