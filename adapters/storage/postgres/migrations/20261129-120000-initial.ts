import { inOrder } from "../in-order.ts"
import { accounts } from "./initial/accounts.ts"
import { installation } from "./initial/installation.ts"
import { meetings } from "./initial/meetings.ts"
import { money } from "./initial/money.ts"
import { questions } from "./initial/questions.ts"
import { results } from "./initial/results.ts"
import { taskTally } from "./initial/task-tally.ts"
import { tasks } from "./initial/tasks.ts"
import { transcripts } from "./initial/transcripts.ts"

/** The tables of 0.2.0, by area. Later changes are migrations of their own. */
export const up = inOrder(
  ...accounts,
  ...tasks,
  ...taskTally,
  ...transcripts,
  ...results,
  ...questions,
  ...money,
  ...meetings,
  ...installation,
)
