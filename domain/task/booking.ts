import type { Booking } from "../plan/ledger.ts"
import type { Task } from "./task.ts"

/** Minutes of a task are booked for its current attempt. */
export const bookingOf = ({ ownerId, id, work: { attempt } }: Task): Booking => ({
  userId: ownerId,
  taskId: id,
  attempt,
})
