// biome-ignore-all format: laid out as the card is printed, its text one line each

import {
  at, battlefieldCard, bonusDamage, channel, choose, giveKeyword, haveMight, here, it, target, unit, whenYou, youMay,
} from '../../abilities/builders'

export const battlefields = [
  battlefieldCard('OGN-279', 'Fortified Position',
    whenYou('defend', here, choose(target(unit())), giveKeyword('shield', it, { value: 2, until: 'combat' }))),

  battlefieldCard('OGN-288', 'Startipped Peak',
    whenYou('hold', here, youMay, channel(1, { exhausted: true }))),

  battlefieldCard('OGN-294', 'Trifarian War Camp',
    haveMight(1, unit(at('here')))),

  battlefieldCard('OGN-296', 'Void Gate',
    bonusDamage(1, 'any', unit(at('here')))),
]
