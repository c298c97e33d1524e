import { getLinkQuota } from "#domain/link/use-cases/get-link-quota.ts"
import { importLink } from "#domain/link/use-cases/import-link.ts"
import { inspectLink } from "#domain/link/use-cases/inspect-link.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { answeringWithTask } from "../answering-with-task.ts"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const LinkRoutes = HttpApiBuilder.group(
  Api,
  "link",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const answerTask = yield* answeringWithTask
      return handlers.handleAll({
        inspectLink: ({ payload }) => answer(inspectLink, payload),
        importLink: ({ payload }) => answerTask(importLink, payload),
        getLinkQuota: () => answer(getLinkQuota, {}),
      })
    }),
)
