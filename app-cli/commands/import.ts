import { FolderChoice } from "#domain/task/folder-choice.ts"
import type { PlaceInput } from "#domain/watched-place/place-input.ts"
import { addWatchedPlace } from "#domain/watched-place/use-cases/add-watched-place.ts"
import { editWatchedPlace } from "#domain/watched-place/use-cases/edit-watched-place.ts"
import { WatchedPlaceView } from "#domain/watched-place/watched-place-view.ts"
import { Afterwards } from "#domain/watched-place/watched-place.ts"
import { Config, Effect, Option, Redacted, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { resolve } from "node:path"
import { refuse } from "../errors.ts"
import { watchFolder } from "../local-operations/watch-folder.ts"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { from } from "./import-files.ts"
import { list, log, look, pause, placeId, remove, resume, retry } from "./import-log.ts"
import { print } from "./print.ts"
import { onlyAccount } from "./task-import.ts"

const rule = {
  name: Flag.optional(Flag.String("name")).pipe(Flag.withDescription("What to call it")),
  language: Flag.optional(Flag.String("language")).pipe(Flag.withDescription("ISO 639-1, or auto")),
  folder: Flag.optional(Flag.String("folder").pipe(Flag.withSchema(FolderChoice))).pipe(
    Flag.withDescription("Id of the folder of the account to put tasks into"),
  ),
  speakers: Flag.optional(Flag.Int("speakers")).pipe(
    Flag.withDescription("How many people speak, 1 to 8; 0 to detect it"),
  ),
  hotword: Flag.String("hotword").pipe(
    Flag.atLeast(0),
    Flag.withDescription("A name or term to expect; may be given several times"),
  ),
}

const begun = {
  email: Flag.optional(email),
  ...rule,
  backlog: Flag.optional(Flag.Int("backlog")).pipe(
    Flag.withDescription(
      "How many of what is there already become tasks, the newest; all of a folder or bucket, 1 of a feed",
    ),
  ),
  json,
}

const afterwards = Flag.optional(Flag.Literals("afterwards", Afterwards.literals)).pipe(
  Flag.withDescription(
    "What happens to a file once it is a task: it stays, is moved to a folder `done`, or is deleted",
  ),
)

interface Rule {
  readonly name: Option.Option<string>
  readonly language: Option.Option<string>
  readonly folder: Option.Option<string>
  readonly speakers: Option.Option<number>
  readonly hotword: ReadonlyArray<string>
}

interface Begun extends Rule {
  readonly email: Option.Option<string>
  readonly backlog: Option.Option<number>
  readonly json: boolean
}

const ruleOf = ({ name, language, folder, speakers, hotword }: Rule) => ({
  ...Option.isSome(name) && { name: name.value },
  ...Option.isSome(language) && { language: language.value },
  ...Option.isSome(folder) && { folderId: folder.value },
  ...Option.isSome(speakers) && { speakers: speakers.value },
  ...hotword.length > 0 && { hotwords: hotword },
})

const watched = (place: Partial<PlaceInput> & Pick<PlaceInput, "kind">, given: Begun) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const account = yield* Option.isSome(given.email) ? accountOf(product, given.email.value) : onlyAccount(product)
    const added = yield* product.call(place.kind === "folder" ? watchFolder : addWatchedPlace, {
      ...place,
      ...ruleOf(given),
      ...Option.isSome(given.backlog) && { backlog: given.backlog.value },
    }, account)
    const note = product.hasWorkers ? "" : "\nThe work begins when the server runs: npm start"
    const encoded = yield* Effect.orDie(Schema.encodeEffect(WatchedPlaceView)(added))
    yield* print(given.json, encoded, `${added.id}  ${added.location} is watched${note}`)
  }))

const afterwardsOf = (given: Option.Option<typeof Afterwards.Type>) =>
  Option.isSome(given) ? { afterwards: given.value } : {}

const watch = Command.make(
  "watch",
  { dir: Argument.String("dir"), afterwards, ...begun },
  ({ dir, afterwards, ...given }) =>
    watched({ kind: "folder", path: resolve(from, dir), ...afterwardsOf(afterwards) }, given),
).pipe(Command.withDescription("Make tasks of what appears in a folder of this machine"))

const feed = Command.make(
  "feed",
  { url: Argument.String("url"), ...begun },
  ({ url, ...given }) => watched({ kind: "feed", url }, given),
).pipe(Command.withDescription("Make tasks of new episodes of a podcast, or of another feed"))

const text = (name: string, description: string) => Flag.String(name).pipe(Flag.withDescription(description))

/** Not an argument: arguments are visible to every user of the machine. */
const secret = Effect.flatMap(
  Effect.orDie(Config.option(Config.Redacted("IMPORT_SECRET"))),
  Option.match({
    onNone: () => Effect.fail(refuse("invalid", "the secret of the access key is read from IMPORT_SECRET: set it")),
    onSome: (found) => Effect.succeed(Redacted.value(found)),
  }),
)

const bucket = Command.make(
  "bucket",
  {
    bucket: Argument.String("bucket"),
    prefix: Flag.optional(text("prefix", "What the names of objects begin with")),
    endpoint: Flag.optional(text("endpoint", "For services other than Amazon's, such as https://minio.example.org")),
    region: Flag.optional(text("region", "us-east-1 if left out")),
    accessKeyId: text("access-key-id", "A key that may list and read, and to move or delete also write"),
    afterwards,
    ...begun,
  },
  ({ bucket, prefix, endpoint, region, accessKeyId, afterwards, ...given }) =>
    Effect.flatMap(secret, (secretAccessKey) =>
      watched({
        kind: "bucket",
        bucket,
        accessKeyId,
        secretAccessKey,
        ...Option.isSome(prefix) && { prefix: prefix.value },
        ...Option.isSome(endpoint) && { endpoint: endpoint.value },
        ...Option.isSome(region) && { region: region.value },
        ...afterwardsOf(afterwards),
      }, given)),
).pipe(Command.withDescription(
  "Make tasks of what appears in a bucket of S3, or of a service like it; IMPORT_SECRET is the secret of the key",
))

const edit = Command.make(
  "edit",
  { id: placeId, email, ...rule, afterwards, json },
  ({ id, email, afterwards, json, ...given }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const asked = { id, ...ruleOf(given), ...afterwardsOf(afterwards) }
      yield* product.call(editWatchedPlace, asked, yield* accountOf(product, email))
      yield* print(json, { id }, `Changed ${id}`)
    })),
).pipe(Command.withDescription("Change what becomes of what is found from now on"))

export const importCommand = Command.make("import").pipe(
  Command.withDescription("Folders, buckets and feeds whose new recordings become tasks by themselves"),
  Command.withSubcommands([watch, feed, bucket, edit, list, log, look, retry, pause, resume, remove]),
)
