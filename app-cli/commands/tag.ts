import { TagId, TaskId } from "#domain/kernel/ids.ts"
import type { TagRule } from "#domain/tag/tag.ts"
import { applyRules } from "#domain/tag/use-cases/apply-rules.ts"
import { createTag } from "#domain/tag/use-cases/create-tag.ts"
import { deleteTag } from "#domain/tag/use-cases/delete-tag.ts"
import { editTag } from "#domain/tag/use-cases/edit-tag.ts"
import { listTags } from "#domain/tag/use-cases/list-tags.ts"
import { mergeTags } from "#domain/tag/use-cases/merge-tags.ts"
import { tagTasks } from "#domain/tag/use-cases/tag-tasks.ts"
import { TagColour } from "#domain/task/tag-mark.ts"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"
import { ruleFlags, rulesFrom } from "./tag-rule-flags.ts"

const name = Flag.String("name").pipe(Flag.withDescription("1 to 40 characters, no comma; no other tag may have it"))
const colour = Flag.optional(Flag.Literals("colour", TagColour.literals))
const id = Argument.String("tag-id").pipe(Argument.withSchema(TagId))

const sayRule = (rule: TagRule): string => Object.entries(rule).map(([key, value]) => `${key} ${value}`).join(" and ")

const list = Command.make("list", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(listTags, {}, yield* accountOf(product, email))
    const rows = found.items.map(({ tag: { id, name, colour, rules }, files }) => [
      id,
      name,
      colour,
      String(files),
      rules.map(sayRule).join("; "),
    ])
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listTags.output)(found))
    yield* print(json, encoded, table(["ID", "NAME", "COLOUR", "TASKS", "RULES"], rows))
  }))).pipe(Command.withDescription("List the tags of an account, with the number of tasks that have each"))

const create = Command.make(
  "create",
  { email, name, colour, ...ruleFlags, json },
  (wanted) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const chosen = { name: wanted.name, ...chosenColour(wanted.colour), ...rulesFrom(wanted) }
      const tag = yield* product.call(createTag, chosen, yield* accountOf(product, wanted.email))
      yield* print(
        wanted.json,
        yield* Effect.orDie(Schema.encodeEffect(createTag.output)(tag)),
        `Created "${tag.name}" ${tag.id}`,
      )
    })),
).pipe(Command.withDescription("Create a tag; with conditions, one that completed tasks get by themselves"))

const edit = Command.make(
  "edit",
  { id, email, name: Flag.optional(name), colour, ...ruleFlags, json },
  (wanted) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const chosen = {
        tagId: wanted.id,
        ...(Option.isSome(wanted.name) && { name: wanted.name.value }),
        ...chosenColour(wanted.colour),
        ...rulesFrom(wanted),
      }
      const tag = yield* product.call(editTag, chosen, yield* accountOf(product, wanted.email))
      yield* print(wanted.json, yield* Effect.orDie(Schema.encodeEffect(editTag.output)(tag)), `Saved "${tag.name}"`)
    })),
).pipe(Command.withDescription("Change the name, the colour or the rule of a tag; conditions replace its rules"))

const chosenColour = (colour: Option.Option<TagColour>) => Option.isSome(colour) ? { colour: colour.value } : {}

const into = Flag.String("into").pipe(Flag.withSchema(TagId), Flag.withDescription("Id of the tag that stays"))

const merge = Command.make(
  "merge",
  { id, email, into, json },
  ({ id, email, into, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const tag = yield* product.call(mergeTags, { tagId: id, into }, yield* accountOf(product, email))
      yield* print(json, yield* Effect.orDie(Schema.encodeEffect(mergeTags.output)(tag)), `Merged into "${tag.name}"`)
    })),
).pipe(Command.withDescription("Merge a tag into another: its tasks and rules go over, and it is gone"))

const remove = Command.make(
  "delete",
  { id, email, json },
  ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* product.call(deleteTag, { tagId: id }, yield* accountOf(product, email))
      yield* print(json, { id }, `Deleted ${id}`)
    })),
).pipe(Command.withDescription("Delete a tag; the tasks that have it are kept"))

const apply = Command.make("apply", { id, email, json }, ({ id, email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const actor = yield* accountOf(product, email)
    let done = yield* product.call(applyRules, { tagId: id }, actor)
    let { looked, tagged } = done
    while (done.next !== null) {
      done = yield* product.call(applyRules, { tagId: id, after: done.next }, actor)
      looked += done.looked
      tagged += done.tagged
    }
    yield* print(json, { looked, tagged }, `Looked at ${looked}, tagged ${tagged}`)
  }))).pipe(Command.withDescription("Add a tag to the completed tasks that its rules fit"))

const ids = Argument.variadic(Argument.String("task-id").pipe(Argument.withSchema(TaskId)), { min: 1 })
const names = (flag: string, what: string) => Flag.atLeast(Flag.String(flag).pipe(Flag.withDescription(what)), 0)

const put = Command.make(
  "set",
  { ids, email, add: names("add", "Name of a tag to add"), remove: names("remove", "Name of a tag to take off"), json },
  ({ ids, email, add, remove, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const [first, ...others] = ids
      if (first === undefined) return
      const asked = { taskIds: [first, ...others] as const, add, remove }
      const done = yield* product.call(tagTasks, asked, yield* accountOf(product, email))
      yield* print(json, done, `Changed ${done.changed.length}`)
    })),
).pipe(Command.withDescription("Add tags to tasks of an account or take them off, by name; a new name becomes a tag"))

export const tag = Command.make("tag").pipe(
  Command.withDescription("Tags of an account"),
  Command.withSubcommands([list, create, edit, merge, remove, apply, put]),
)
