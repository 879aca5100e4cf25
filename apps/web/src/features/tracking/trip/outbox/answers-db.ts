/** Answers about sharing the position that wait in the phone: each is sent, in its order. */
import { phoneDb } from './phone-db.ts'
import type { NewAnswer, WaitingAnswer } from './waiting-report.ts'

/** In the order they were given. */
export const answersOf = async (userId: string): Promise<WaitingAnswer[]> =>
  (await phoneDb()).getAllFromIndex('answers', 'userId', userId)

export const addAnswer = async (answer: NewAnswer): Promise<void> => {
  // The store numbers it.
  await (await phoneDb()).add('answers', answer as WaitingAnswer)
}

export const removeAnswer = async (seq: number): Promise<void> => (await phoneDb()).delete('answers', seq)
