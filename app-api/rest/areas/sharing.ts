import { ShareNotFound } from "#domain/kernel/errors.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { editShare } from "#domain/sharing/use-cases/edit-share.ts"
import { getShare } from "#domain/sharing/use-cases/get-share.ts"
import { publishTask } from "#domain/sharing/use-cases/publish-task.ts"
import { renewShare } from "#domain/sharing/use-cases/renew-share.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { unlockShared } from "#domain/sharing/use-cases/unlock-shared.ts"
import { viewPublished } from "#domain/sharing/use-cases/view-published.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { Effect, Option, Schema } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication, Visiting } from "../authentication.ts"
import { answering, answers, enveloped, inputWithout, responding } from "../envelope.ts"
import { answersEvents, OneTask, says } from "../shapes.ts"
import { sendingShareUpdates } from "../streams-and-files/send-share-updates.ts"

const { get, post, put } = HttpApiEndpoint

/** The parts of a link. Without the form of an id it leads nowhere, like any other wrong link. */
const link = { token: Schema.String, id: Schema.String }

export const Sharing = HttpApiGroup.make("sharing").annotate(OpenApi.Description, "Public links and pages").add(
  post("shareTask", "/tasks/:id/share", { params: OneTask, ...answers(shareTask.output) }).annotateMerge(
    says("Share a task", "Creates the public link of a task, or turns it on again under a new address."),
  ),
  get("getShare", "/tasks/:id/share", { params: OneTask, ...answers(getShare.output) }).annotateMerge(
    says("Get the public link of a task", "The link with its settings and how often it was opened."),
  ),
  put("editShare", "/tasks/:id/share", {
    params: OneTask,
    payload: inputWithout(editShare.input, "taskId"),
    ...answers(editShare.output),
  }).annotateMerge(
    says(
      "Change a public link",
      "Changes its expiry, password or parts. Fields left out keep their values; null removes one.",
    ),
  ),
  post("renewShare", "/tasks/:id/share/renew", { params: OneTask, ...answers(renewShare.output) }).annotateMerge(
    says("Replace a public link", "A new link with the same settings. The old one never works again."),
  ),
  put("toggleShare", "/tasks/:id/share_toggle", {
    params: OneTask,
    payload: inputWithout(toggleShare.input, "taskId"),
    ...answers(toggleShare.output),
  }).annotateMerge(
    says("Turn sharing on or off", "Turns the public link on or off, or to the other state if `on` is left out."),
  ),
  put("publishTask", "/tasks/:id/publish", {
    params: OneTask,
    payload: inputWithout(publishTask.input, "taskId"),
    ...answers(publishTask.output),
  }).annotateMerge(
    says(
      "Publish a task",
      "Gives the task a page that anyone can find by its date and title, or takes it down. Search engines may list it if `indexed` is true.",
    ),
  ),
).middleware(Authentication).add(
  get("viewShared", "/share/:token/:id", {
    params: link,
    query: inputWithout(viewShared.input, "token", "taskId"),
    ...answers(viewShared.output),
  }).annotateMerge(
    says(
      "View a shared task",
      "Summary and mind map of a task, for anyone who has the link; for a link with a password, also a `pass`.",
    ),
  ).middleware(Visiting),
  post("unlockShared", "/share/:token/:id/unlock", {
    params: link,
    payload: inputWithout(unlockShared.input, "token", "taskId"),
    ...answers(unlockShared.output),
  }).annotateMerge(
    says("Unlock a shared task", "Exchanges the link's password for a pass that is valid for twelve hours."),
  )
    .middleware(Visiting),
  get("watchShared", "/share/:token/:id/events", { params: link, ...answersEvents }).annotateMerge(
    says(
      "Follow a link",
      "Server-sent events: `open` at once, and `closed` when the link stops working, after which the stream ends.",
    ),
  ).middleware(Visiting),
  get("viewPublished", "/show/:title", {
    params: { title: viewPublished.input.to.fields.title },
    query: inputWithout(viewPublished.input, "title"),
    ...answers(viewPublished.output),
  }).annotateMerge(says("View a published task", "Summary and mind map of the task published under this title."))
    .middleware(Visiting),
).prefix("/api/transcription")

export const SharingRoutes = HttpApiBuilder.group(
  areaApi(Sharing),
  "sharing",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const respond = yield* responding
      const sendShareUpdates = yield* sendingShareUpdates
      return handlers
        .handleRaw("watchShared", ({ params: { token, id } }) =>
          respond(Effect.flatMap(
            Effect.mapError(Effect.fromOption(taskIdOf(id)), () => new ShareNotFound()),
            (taskId) => sendShareUpdates({ token, taskId }),
          )))
        .handleAll({
          shareTask: ({ params }) => answer(shareTask, { taskId: params.id }),
          getShare: ({ params }) => answer(getShare, { taskId: params.id }),
          editShare: ({ params, payload }) => answer(editShare, { ...payload, taskId: params.id }),
          renewShare: ({ params }) => answer(renewShare, { taskId: params.id }),
          toggleShare: ({ params, payload }) => answer(toggleShare, { ...payload, taskId: params.id }),
          publishTask: ({ params, payload }) => answer(publishTask, { ...payload, taskId: params.id }),
          viewShared: ({ params: { token, id }, query }) =>
            Option.match(taskIdOf(id), {
              onNone: () => noLink,
              onSome: (taskId) => answer(viewShared, { ...query, token, taskId }),
            }),
          unlockShared: ({ params: { token, id }, payload }) =>
            Option.match(taskIdOf(id), {
              onNone: () => noLink,
              onSome: (taskId) => answer(unlockShared, { ...payload, token, taskId }),
            }),
          viewPublished: ({ params, query }) => answer(viewPublished, { ...query, title: params.title }),
        })
    }),
)

const taskIdOf = Schema.decodeOption(TaskId)

const noLink = enveloped(Effect.fail(new ShareNotFound()))
