// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  activate, all, at, battlefield, battlefieldCard, bonusDamage, channel, choose, event, eventObject, facedownLimit, forbid,
  giveKeyword, giveMight, haveMight, here, it, playToken, target, unit, when, whenYou, youMay,
} from '../../abilities/builders'

export const battlefields = [
  battlefieldCard('OGN-275', 'Altar to Unity',
    whenYou('hold', here, playToken('recruit', 1, { at: 'base' }))),

  battlefieldCard('OGN-277', 'Back-Alley Bar',
    when(event('move', { subject: unit(), at: 'here' }), giveMight(1, eventObject))),

  battlefieldCard('OGN-278', 'Bandle Tree',
    facedownLimit(1, battlefield(at('here')))),

  battlefieldCard('OGN-279', 'Fortified Position',
    whenYou('defend', here, choose(target(unit())), giveKeyword('shield', it, { value: 2, until: 'combat' }))),

  battlefieldCard('OGN-286', "Reckoner's Arena",
    whenYou('hold', here, activate('conquer', all(unit(at('here')))))),

  battlefieldCard('OGN-288', 'Startipped Peak',
    whenYou('hold', here, youMay, channel(1, { exhausted: true }))),

  battlefieldCard('OGN-294', 'Trifarian War Camp',
    haveMight(1, unit(at('here')))),

  battlefieldCard('OGN-295', "Vilemaw's Lair",
    forbid('move', unit(at('here')), 'base')),

  battlefieldCard('OGN-296', 'Void Gate',
    bonusDamage(1, 'any', unit(at('here')))),
]
