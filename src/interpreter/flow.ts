/** What a step tells the interpreter. Numbers from 0 on jump to that step. */
export const NEXT = -1
/** Run the same step again: it asked, or it pushed a frame whose end it waits for. */
export const AGAIN = -2
/** The program has ended. */
export const DONE = -3
