import { Effect, Schema } from "effect"
import { SegmentId, TaskId } from "../../kernel/ids.ts"
import { LanguageChoice } from "../../kernel/language-code.ts"
import { OffsetMs } from "../../kernel/offset-ms.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { maxCharacters, notBlank, StorableText } from "../../kernel/text-rules.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { TaskItem } from "../../task/task-item.ts"
import { Hotword } from "../../task/transcription-options.ts"
import { beginRetranscription } from "../shared/begin-retranscription.ts"

/** Transcribes a span again, even one without lines. Edited lines stay unless `replace` lists them. Only the span is charged. */
export const retranscribe = useCase("transcript.retranscribe", {
  input: wire({
    taskId: TaskId,
    from: OffsetMs,
    to: OffsetMs,
    /** From `transcript.listRecognisers`; by default the best one for the language. */
    engine: Schema.optionalKey(StorableText.check(notBlank, maxCharacters(200))),
    language: Schema.optionalKey(LanguageChoice),
    hotwords: Schema.optionalKey(Schema.Array(Hotword).check(Schema.isMaxLength(500))),
    /** Only what may be speech in it; no line is replaced. */
    onlyPossible: Schema.optionalKey(Schema.Boolean),
    replace: Schema.optionalKey(Schema.Array(SegmentId).check(Schema.isMaxLength(20_000))),
  }),
  output: TaskItem,
  run: Effect.fnUntraced(function*({ taskId, ...wanted }) {
    yield* requireSpace()
    yield* requireTask(taskId)
    const task = yield* (yield* UnitOfWork).transaction(beginRetranscription(taskId, wanted))
    yield* publishTaskChanged(task)
    return yield* viewItem(task)
  }),
})
