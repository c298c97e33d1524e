import { limits } from "#domain/intake/limits.ts"
import { addExample } from "#domain/intake/use-cases/add-example.ts"
import { createDocumentTasks } from "#domain/intake/use-cases/create-document-tasks.ts"
import { createTasks } from "#domain/intake/use-cases/create-tasks.ts"
import { deleteUpload } from "#domain/intake/use-cases/delete-upload.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { previewEngine } from "#domain/intake/use-cases/preview-engine.ts"
import { previewIntake } from "#domain/intake/use-cases/preview-intake.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { answeringWithTask } from "../answering-with-task.ts"
import { Api } from "../contract/api.ts"
import { creating } from "../creating.ts"
import { answering } from "../envelope.ts"

const recordings = { maxSize: limits.video, maxTotal: limits.files * limits.video }
const documents = { maxSize: limits.document, maxTotal: limits.documents + 1_000_000 }

export const IntakeRoutes = HttpApiBuilder.group(
  Api,
  "intake",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const answerTask = yield* answeringWithTask
      const create = yield* creating
      return handlers
        .handleRaw("createTasks", ({ request }) => create(createTasks, request, recordings))
        .handleRaw("mergeTasks", ({ request }) => create(createTasks, request, { ...recordings, merge: true }))
        .handleRaw("createDocumentTasks", ({ request }) => create(createDocumentTasks, request, documents))
        .handleAll({
          pasteText: ({ payload }) => answerTask(pasteText, payload),
          previewIntake: ({ payload }) => answer(previewIntake, payload),
          previewEngine: ({ query }) => answer(previewEngine, query),
          addExample: () => answerTask(addExample, {}),
          openUpload: ({ payload }) => answer(openUpload, payload),
          deleteUpload: ({ params }) => answer(deleteUpload, { uploadId: params.id }),
        })
    }),
)
