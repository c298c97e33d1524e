import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { chosenFolder } from "../../folder/shared/chosen-folder.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { TaskId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { notBlank } from "../../kernel/text-rules.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { TaskItem } from "../../task/task-item.ts"
import { Title } from "../../task/title.ts"
import { createTextTask } from "../steps/create-text-task.ts"
import { pastedText } from "../steps/pasted-text.ts"
import { titleOfPasted } from "../steps/title-of-pasted.ts"
import { optionsFrom, textOptionFields } from "../transcription-options.ts"

/** Creates a task from pasted text. 600 bytes count as one minute. */
export const pasteText = useCase("intake.pasteText", {
  input: wire({
    text: Schema.String.check(notBlank),
    title: Schema.optionalKey(Title),
    ...textOptionFields,
  }),
  output: TaskItem,
  run: Effect.fnUntraced(function*({ text: pasted, title, folderId: choice, ...wanted }) {
    yield* requireSpace()
    const { text, fileSize } = yield* pastedText(pasted)
    const user = yield* currentUser
    const { next } = yield* IdSource
    const { transaction } = yield* UnitOfWork
    const facts = {
      id: TaskId.make(yield* next),
      ownerId: user.id,
      requestId: yield* next,
      title: title === undefined ? titleOfPasted(text) : tidyName(title),
      source: "text" as const,
      origin: wanted.origin,
      parts: [],
      options: optionsFrom(wanted),
      fileSize,
    }
    const { lock } = yield* MinuteLedger
    const task = yield* transaction(Effect.gen(function*() {
      yield* lock(user.id)
      const folderId = yield* chosenFolder(choice, user.id)
      return yield* createTextTask(user, { ...facts, folderId }, text)
    }))
    yield* publishTaskChanged(task)
    return yield* viewItem(task)
  }),
})
