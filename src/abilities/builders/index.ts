/** The vocabulary that cards are written with: functions and constants that are plain data of `../types`. */

export * from './abilities'
export * from './amounts'
export * from './cards'
export * from './costs'
export * from './filters'
export * from './instructions'
export * from './keywords'
export * from './passives'
export * from './refs'
export * from './structure'
