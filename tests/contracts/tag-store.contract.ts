import { TagStore } from "#domain/tag/tag-store.port.ts"
import { parseQuery } from "#domain/task/search-query.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { aTag, tagId } from "../support/a-tag.ts"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { aTranscript } from "../support/a-transcript.ts"
import { behavesOn } from "../support/behaves.ts"
import { aTranscriptionState } from "../support/task-states.ts"

const page = { page: 1, pageSize: 10 }
const second = aTag({ id: tagId(2), name: "äpfel", colour: "red" })
const others = aTag({ id: tagId(3), name: "Client", ownerId: bob })

/** What every TagStore must do. */
export const tagStoreContract = (name: string, layer: Layer.Layer<TagStore | TaskStore | TranscriptStore>): void => {
  describe(`TagStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    const tagged = Effect.gen(function*() {
      const tags = yield* TagStore
      const tasks = yield* TaskStore
      yield* Effect.forEach([aTag(), second, others], tags.insert)
      for (const nth of [1, 2, 3]) {
        yield* tasks.insert(
          aTask({
            id: taskId(nth),
            createdAt: at(`2026-11-0${nth}T00:00:00.000Z`),
            transcription: aTranscriptionState("Completed"),
          }),
        )
      }
      return { tags, tasks }
    })
    const none = { add: [], remove: [] }

    behaves(
      "keeps the tags of each account apart, by name, with their rules",
      Effect.gen(function*() {
        const { tags } = yield* tagged
        assert.deepStrictEqual(yield* tags.list(ada), [aTag(), second])
        assert.deepStrictEqual(yield* tags.list(bob), [others])
        const changed = { ...aTag(), name: "Zebra", rules: [{ contains: "call", source: "meeting" as const }] }
        yield* tags.save(changed)
        assert.deepStrictEqual(yield* tags.list(ada), [changed, second])
        assert.strictEqual((yield* Effect.flip(tags.save({ ...changed, ownerId: bob })))._tag, "TagNotFound")
        assert.strictEqual((yield* Effect.flip(tags.remove(tagId(1), bob)))._tag, "TagNotFound")
        yield* tags.remove(tagId(1), ada)
        assert.deepStrictEqual(yield* tags.list(ada), [second])
      }),
    )

    behaves(
      "puts tags on files once, takes them off, counts and shows them",
      Effect.gen(function*() {
        const { tags, tasks } = yield* tagged
        const ids = [taskId(1), taskId(2)]
        assert.sameMembers(
          [...yield* tags.mark(ids, { add: [tagId(1), tagId(2)], remove: [] })],
          ids,
        )
        assert.deepStrictEqual(yield* tags.mark(ids, { ...none, add: [tagId(1)] }), [])
        assert.deepStrictEqual(yield* tags.mark([taskId(2)], { ...none, remove: [tagId(2)] }), [taskId(2)])
        assert.deepStrictEqual(yield* tags.mark([taskId(3)], { ...none, remove: [tagId(2)] }), [])
        assert.deepStrictEqual(yield* tags.count(ada), new Map([[tagId(1), 2], [tagId(2), 1]]))
        assert.deepStrictEqual(yield* tags.namesOf(taskId(1)), ["Client", "äpfel"])
        const seen = yield* tasks.previews(ids)
        assert.deepStrictEqual(seen.get(taskId(2))?.tags, [{ id: tagId(1), name: "Client", colour: "violet" }])
        assert.isTrue(yield* tags.hasMoreThan(ids, 1))
        assert.isFalse(yield* tags.hasMoreThan(ids, 2))
        yield* tasks.remove([taskId(1)])
        assert.deepStrictEqual(yield* tags.count(ada), new Map([[tagId(1), 1]]))
      }),
    )

    behaves(
      "lists and finds the files that have all of the tags, and counts them",
      Effect.gen(function*() {
        const { tags, tasks } = yield* tagged
        yield* tags.mark([taskId(1), taskId(2)], { ...none, add: [tagId(1)] })
        yield* tags.mark([taskId(2), taskId(3)], { ...none, add: [tagId(2)] })
        const listed = (wanted: ReadonlyArray<number>) =>
          Effect.map(
            tasks.list({ owner: ada, folderId: null, tags: wanted.map(tagId) }, "newest", page),
            ({ items, total }) => {
              assert.strictEqual(total, items.length)
              return items.map(({ id }) => id)
            },
          )
        assert.deepStrictEqual(yield* listed([1]), [taskId(2), taskId(1)])
        assert.deepStrictEqual(yield* listed([1, 2]), [taskId(2)])
        assert.deepStrictEqual(yield* listed([3]), [])
        const found = (query: string, owner: typeof ada | null = ada) =>
          Effect.map(tasks.search(owner, parseQuery(query), page), ({ items }) => items.map(({ task }) => task.id))
        assert.deepStrictEqual(yield* found("tag:client"), [taskId(2), taskId(1)])
        assert.deepStrictEqual(yield* found('tag:CLIENT tag:"ÄPFEL"'), [taskId(2)])
        assert.deepStrictEqual(yield* found("tag:nothing"), [])
        assert.deepStrictEqual(yield* found("tag:client", bob), [])
        assert.deepStrictEqual(yield* found("tag:client", null), [taskId(2), taskId(1)])
      }),
    )

    behaves(
      "does not put on by a rule what was taken off, or what would be too many",
      Effect.gen(function*() {
        const { tags } = yield* tagged
        const all = [taskId(1), taskId(2), taskId(3)]
        yield* tags.mark([taskId(1)], { ...none, add: [tagId(1)] })
        yield* tags.mark([taskId(1)], { ...none, remove: [tagId(1)] })
        yield* tags.mark([taskId(2)], { ...none, add: [tagId(2)] })
        assert.deepStrictEqual(yield* tags.markByRule(all, tagId(1), 1), [taskId(3)])
        assert.sameMembers([...yield* tags.markByRule(all, tagId(1), 2)], [taskId(2)])
        assert.deepStrictEqual(yield* tags.namesOf(taskId(1)), [])
        yield* tags.mark([taskId(1)], { ...none, add: [tagId(1)] })
        assert.deepStrictEqual(yield* tags.namesOf(taskId(1)), ["Client"])
      }),
    )

    behaves(
      "merges: a file that had either has the tag that stays, and what was taken off stays off",
      Effect.gen(function*() {
        const { tags } = yield* tagged
        yield* tags.mark([taskId(1)], { ...none, add: [tagId(1)] })
        yield* tags.mark([taskId(2)], { ...none, add: [tagId(1), tagId(2)] })
        yield* tags.mark([taskId(2)], { ...none, remove: [tagId(2)] })
        yield* tags.mark([taskId(3)], { ...none, add: [tagId(1)] })
        yield* tags.mark([taskId(3)], { ...none, remove: [tagId(1)] })
        yield* tags.lockTagged(ada, tagId(1))
        yield* tags.merge(tagId(1), tagId(2))
        assert.deepStrictEqual(yield* tags.list(ada), [second])
        assert.deepStrictEqual(yield* tags.namesOf(taskId(1)), ["äpfel"])
        assert.deepStrictEqual(yield* tags.namesOf(taskId(2)), ["äpfel"])
        assert.deepStrictEqual(yield* tags.namesOf(taskId(3)), [])
        assert.deepStrictEqual(yield* tags.markByRule([taskId(3)], tagId(2), 20), [])
      }),
    )

    behaves(
      "walks through the completed files of an account, with what rules ask",
      Effect.gen(function*() {
        const { tags, tasks } = yield* tagged
        const transcripts = yield* TranscriptStore
        yield* transcripts.replace(taskId(3), aTranscript(["Ann: hello", "Ben: hi"]))
        yield* tasks.insert(aTask({ id: taskId(4), transcription: aTranscriptionState("Running") }))
        yield* tasks.insert(
          aTask({ id: taskId(5), ownerId: bob, transcription: aTranscriptionState("Completed") }),
        )
        const first = yield* tags.filesAfter(ada, null, 2)
        assert.deepStrictEqual(first.files.map(({ id }) => id), [taskId(3), taskId(2)])
        assert.deepStrictEqual(first.files[0]?.speakers, ["Ann", "Ben"])
        assert.deepStrictEqual(yield* tags.facts(taskId(3)), first.files[0] ?? null)
        assert.isNull(yield* tags.facts(taskId(9)))
        yield* tasks.remove([taskId(2)])
        const rest = yield* tags.filesAfter(ada, first.next, 2)
        assert.deepStrictEqual([rest.files.map(({ id }) => id), rest.next], [[taskId(1)], null])
        assert.sameMembers([...yield* tags.lockFiles(ada, [taskId(5), taskId(3), taskId(1)])], [taskId(3), taskId(1)])
      }),
    )
  })
}
