import { confirmChange } from "#domain/contact-change/use-cases/confirm-change.ts"
import { inspectUndo } from "#domain/contact-change/use-cases/inspect-undo.ts"
import { requestChange } from "#domain/contact-change/use-cases/request-change.ts"
import { undoByPhone } from "#domain/contact-change/use-cases/undo-by-phone.ts"
import { undoChange } from "#domain/contact-change/use-cases/undo-change.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication, Visiting } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

const { post } = HttpApiEndpoint

const path = "/api/auth/user/contact"

export const ContactChange = HttpApiGroup.make("contactChange").annotate(
  OpenApi.Description,
  "Change of the email address or phone number of the account",
).add(
  post("inspectUndo", `${path}/undo/inspect`, { payload: inspectUndo.input, ...answers(inspectUndo.output) })
    .annotateMerge(
      says(
        "See what an undo would do",
        "By the secret of the mailed link, or of a number proved again. Changes nothing.",
      ),
    ),
  post("undoByPhone", `${path}/undo/phone`, { payload: undoByPhone.input, ...answers(undoByPhone.output) })
    .annotateMerge(
      says(
        "Undo with the old number",
        "Takes the `accesstoken` of `POST /api/user/access_token` for the old number, and answers the secret of an undo.",
      ),
    ),
  post("undoChange", `${path}/undo`, { payload: undoChange.input, ...answers(undoChange.output) }).annotateMerge(
    says(
      "Undo a change of address",
      "Gives the account its old address or number back, and undoes every change since. All sessions end, and passkeys, keys and apps are removed.",
    ),
  ),
).middleware(Visiting).add(
  post("requestChange", path, { payload: requestChange.input, ...answers(requestChange.output) }).annotateMerge(
    says(
      "Change the address or number",
      "Sends a code to the old one and one to the new. The answer does not tell whether another account has it.",
    ),
  ).middleware(Authentication),
  post("confirmChange", `${path}/confirm`, { payload: confirmChange.input, ...answers(confirmChange.output) })
    .annotateMerge(
      says(
        "Confirm the change",
        "With the code of one side, `old` or `new`, in any order. With the second, the change is made, and other sessions end.",
      ),
    ).middleware(Authentication),
)

export const ContactChangeRoutes = HttpApiBuilder.group(
  areaApi(ContactChange),
  "contactChange",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        confirmChange: ({ payload }) => answer(confirmChange, payload),
        inspectUndo: ({ payload }) => answer(inspectUndo, payload),
        requestChange: ({ payload }) => answer(requestChange, payload),
        undoByPhone: ({ payload }) => answer(undoByPhone, payload),
        undoChange: ({ payload }) => answer(undoChange, payload),
      })),
)
