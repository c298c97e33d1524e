import { Effect, Schema } from "effect"
import { Counter } from "../../kernel/counter.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { ComparedBlock } from "../compared-block.ts"
import { DocumentText } from "../document-text.port.ts"
import { requireVersion } from "../steps/require-version.ts"

/** What changed between two versions of the summary, block by block. */
export const compareVersions = useCase("writing.compareVersions", {
  input: wire({ taskId: TaskId, from: Counter, to: Counter }),
  output: Schema.Struct({ blocks: Schema.Array(ComparedBlock) }),
  run: Effect.fnUntraced(function*({ taskId, from, to }) {
    yield* requireTask(taskId)
    const text = yield* DocumentText
    const before = yield* requireVersion(taskId, from)
    const after = yield* requireVersion(taskId, to)
    return { blocks: yield* text.compare(before.markdown, after.markdown) }
  }),
})
