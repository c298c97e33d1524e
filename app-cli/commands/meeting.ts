import { TaskId } from "#domain/kernel/ids.ts"
import { MeetingView } from "#domain/meeting/meeting-view.ts"
import { getMeeting } from "#domain/meeting/use-cases/get-meeting.ts"
import { joinMeeting } from "#domain/meeting/use-cases/join-meeting.ts"
import { leaveMeeting } from "#domain/meeting/use-cases/leave-meeting.ts"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print } from "./print.ts"
import { onlyAccount } from "./task-import.ts"

const printed = (isJson: boolean, meeting: MeetingView) =>
  Effect.gen(function*() {
    const { id, title, state, isWaiting, message, people, elapsed } = meeting
    const lines = [
      `${id}  ${state}${isWaiting ? ", waiting to be let in" : ""}  ${title}`,
      ...message === null ? [] : [message],
      ...state === "inMeeting" ? [`${Math.floor(elapsed / 60)} min; there: ${people.join(", ") || "nobody else"}`] : [],
    ]
    yield* print(isJson, yield* Effect.orDie(Schema.encodeEffect(MeetingView)(meeting)), lines.join("\n"))
  })

const join = Command.make(
  "join",
  {
    link: Argument.String("link").pipe(Argument.withDescription("The link of the invitation, in quotation marks")),
    email: Flag.optional(email),
    title: Flag.optional(Flag.String("title")),
    language: Flag.optional(Flag.String("language").pipe(Flag.withDescription("ISO 639-1, or auto"))),
    json,
  },
  ({ link, email, title, language, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const actor = yield* Option.isSome(email) ? accountOf(product, email.value) : onlyAccount(product)
      const meeting = yield* product.call(joinMeeting, {
        link,
        ...(Option.isSome(title) && { title: title.value }),
        ...(Option.isSome(language) && { language: language.value }),
      }, actor)
      yield* printed(json, meeting)
    })),
).pipe(Command.withDescription("Send a guest to a meeting; it goes when the server runs"))

const one = (name: string, useCase: typeof getMeeting | typeof leaveMeeting, description: string) =>
  Command.make(
    name,
    { id: Argument.String("meeting-id").pipe(Argument.withSchema(TaskId)), email: Flag.optional(email), json },
    ({ id, email, json }) =>
      Effect.scoped(Effect.gen(function*() {
        const product = yield* openProduct
        const actor = yield* Option.isSome(email) ? accountOf(product, email.value) : onlyAccount(product)
        yield* printed(json, yield* product.call(useCase, { id }, actor))
      })),
  ).pipe(Command.withDescription(description))

export const meeting = Command.make("meeting").pipe(
  Command.withDescription("Guests in online meetings"),
  Command.withSubcommands([
    join,
    one("show", getMeeting, "How a guest is doing"),
    one("leave", leaveMeeting, "Call a guest back; what it heard is kept"),
  ]),
)
