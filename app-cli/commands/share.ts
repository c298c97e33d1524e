import { TaskId } from "#domain/kernel/ids.ts"
import { ShareView } from "#domain/sharing/share-view.ts"
import type { SharePart } from "#domain/sharing/share.ts"
import { editShare } from "#domain/sharing/use-cases/edit-share.ts"
import { getShare } from "#domain/sharing/use-cases/get-share.ts"
import { publishTask } from "#domain/sharing/use-cases/publish-task.ts"
import { renewShare } from "#domain/sharing/use-cases/renew-share.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { DateTime, Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import type { Product } from "../product/product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print } from "./print.ts"

const id = Argument.String("task-id").pipe(Argument.withSchema(TaskId))
const own = { id, email, json }

/** One use case about the sharing of a task; prints how it is shared afterwards. */
const shareOf = Effect.fnUntraced(function*<I extends Parameters<Product["call"]>[0]["input"]>(
  useCase: { readonly name: string; readonly input: I; readonly output: typeof ShareView },
  input: I["Type"],
  wanted: { readonly email: string; readonly json: boolean },
) {
  const product = yield* openProduct
  const share = yield* product.call(useCase, input, yield* accountOf(product, wanted.email))
  yield* print(wanted.json, yield* Effect.orDie(Schema.encodeEffect(ShareView)(share)), textOf(share))
}, Effect.scoped)

const textOf = ({ shareUrl, expiresAt, hasPassword, parts, views, publishedUrl, isIndexed }: ShareView): string =>
  [
    `Link       ${shareUrl ?? "off"}`,
    `Shows      ${parts.join(", ")}`,
    `Expires    ${expiresAt === null ? "never" : DateTime.formatIso(expiresAt)}`,
    `Password   ${hasPassword ? "yes" : "no"}`,
    `Opened     ${views}`,
    `Published  ${publishedUrl ?? "no"}${isIndexed ? " (search engines may list it)" : ""}`,
  ].join("\n")

const show = Command.make("show", own, ({ id, ...wanted }) => shareOf(getShare, { taskId: id }, wanted)).pipe(
  Command.withDescription("How a task of an account is shared"),
)

const switched = (name: "on" | "off") =>
  Command.make(name, own, ({ id, ...wanted }) => shareOf(toggleShare, { taskId: id, on: name === "on" }, wanted)).pipe(
    Command.withDescription(name === "on" ? "Switch the public link on" : "Switch the public link off, for good"),
  )

const renew = Command.make("renew", own, ({ id, ...wanted }) => shareOf(renewShare, { taskId: id }, wanted)).pipe(
  Command.withDescription("Replace the public link; the old one stops working"),
)

const expires = Flag.optional(Flag.String("expires").pipe(Flag.withSchema(Schema.DateTimeUtcFromString))).pipe(
  Flag.withDescription("When the link expires, such as 2027-01-31T18:00:00Z"),
)
const password = Flag.optional(Flag.String("password")).pipe(Flag.withDescription("6 to 128 characters"))
const texts = ["summary", "mind_map"] as const satisfies ReadonlyArray<SharePart>
const parts = Flag.optional(Flag.Literals("only", texts)).pipe(
  Flag.withDescription("Show only the summary, or only the mind map"),
)

const ownerName = Flag.Boolean("owner-name").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Show the owner's name, too"),
)

const set = Command.make(
  "set",
  { ...own, expires, password, parts, ownerName },
  ({ id, expires, password, parts, ownerName, ...wanted }) => {
    const asked = {
      taskId: id,
      ...(Option.isSome(expires) && { expiresAt: expires.value }),
      ...(Option.isSome(password) && { password: password.value }),
      ...((Option.isSome(parts) || ownerName) && {
        parts: [
          ...(Option.isSome(parts) ? [parts.value] as const : texts),
          ...(ownerName ? ["owner"] as const : []),
        ] as const,
      }),
    }
    return shareOf(editShare, asked, wanted)
  },
).pipe(Command.withDescription("Change when the public link expires, its password, or what it shows"))

const reset = Command.make("reset", own, ({ id, ...wanted }) => {
  const asked = { taskId: id, expiresAt: null, password: null, parts: texts }
  return shareOf(editShare, asked, wanted)
}).pipe(Command.withDescription("The public link never expires, needs no password and shows both parts"))

const indexed = Flag.Boolean("indexed").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Search engines may list the page"),
)

const publish = Command.make(
  "publish",
  { ...own, indexed },
  ({ id, indexed, ...wanted }) => shareOf(publishTask, { taskId: id, published: true, indexed }, wanted),
).pipe(Command.withDescription("Publish a task under its date and title, for everyone to find"))

const unpublish = Command.make(
  "unpublish",
  own,
  ({ id, ...wanted }) => shareOf(publishTask, { taskId: id, published: false }, wanted),
).pipe(Command.withDescription("Take the published page of a task down"))

export const share = Command.make("share").pipe(
  Command.withDescription("Public links and pages of an account's tasks"),
  Command.withSubcommands([show, switched("on"), switched("off"), renew, set, reset, publish, unpublish]),
)
