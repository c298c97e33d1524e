import type { UserStore } from "#domain/account/user-store.port.ts"
import { Phone } from "#domain/account/user.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { noVoices, withDismissed, withWish } from "#domain/voice/task-voices.ts"
import { VoiceStore } from "#domain/voice/voice-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { keepTasks, keepUsers } from "../support/a-scene.ts"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"
import { aVoice, voiceId } from "../support/voice/a-voice.ts"

const state = withDismissed(withWish(noVoices, "s1", "Anna"), { speakerId: "s2", voiceId: voiceId(1) })

/** What every VoiceStore must do. */
export const voiceStoreContract = (name: string, layer: Layer.Layer<TaskStore | UserStore | VoiceStore>): void => {
  describe(`VoiceStore: ${name}`, () => {
    const behaves = behavesOn(layer)
    const people = Effect.andThen(
      keepUsers(aUser(), aUser({ id: bob, email: null, phone: Phone.make("+15550100200") })),
      keepTasks(aTask(), aTask({ id: taskId(2), ownerId: bob })),
    )

    behaves(
      "is off until an account switches it on, and forgets what its tasks have when it is switched off",
      Effect.gen(function*() {
        yield* people
        const voices = yield* VoiceStore
        assert.isFalse(yield* voices.isOn(ada))
        yield* voices.setOn(ada, true)
        yield* voices.setOn(ada, true)
        assert.isTrue(yield* voices.isOn(ada))
        assert.isFalse(yield* voices.isOn(bob))
        yield* voices.save(aVoice())
        yield* voices.saveOfTask(taskId(1), state)
        yield* voices.saveOfTask(taskId(2), state)
        yield* voices.setOn(ada, false)
        assert.isFalse(yield* voices.isOn(ada))
        assert.deepStrictEqual(yield* voices.ofTask(taskId(1)), noVoices)
        assert.deepStrictEqual(yield* voices.ofTask(taskId(2)), state)
        assert.deepStrictEqual(yield* voices.list(ada), [aVoice()])
      }),
    )

    behaves(
      "lists the voices of an account only, by name, as they were last saved",
      Effect.gen(function*() {
        yield* people
        const voices = yield* VoiceStore
        const zoe = aVoice({ id: voiceId(2), name: "Zoe", model: "other" })
        yield* voices.save(zoe)
        yield* voices.save(aVoice({ id: voiceId(3), ownerId: bob }))
        yield* voices.save(aVoice())
        assert.deepStrictEqual(yield* voices.list(ada), [aVoice(), zoe])
        const changed = aVoice({ name: "Anne", samples: [], updatedAt: at("2026-11-21T08:00:00.000Z") })
        yield* voices.save(changed)
        assert.deepStrictEqual(yield* voices.list(ada), [changed, zoe])
      }),
    )

    behaves(
      "removes a voice for its owner only, and all of an account with what its tasks have",
      Effect.gen(function*() {
        yield* people
        const voices = yield* VoiceStore
        const others = aVoice({ id: voiceId(3), ownerId: bob })
        yield* voices.save(aVoice())
        yield* voices.save(aVoice({ id: voiceId(2), name: "Zoe" }))
        yield* voices.save(others)
        assert.strictEqual((yield* Effect.flip(voices.remove(voiceId(1), bob)))._tag, "VoiceNotFound")
        yield* voices.remove(voiceId(1), ada)
        assert.strictEqual((yield* Effect.flip(voices.remove(voiceId(1), ada)))._tag, "VoiceNotFound")
        yield* voices.saveOfTask(taskId(1), state)
        yield* voices.clear(ada)
        assert.deepStrictEqual(yield* voices.list(ada), [])
        assert.deepStrictEqual(yield* voices.ofTask(taskId(1)), noVoices)
        assert.deepStrictEqual(yield* voices.list(bob), [others])
      }),
    )

    behaves(
      "keeps what a task has until the task is deleted, and nothing after that",
      Effect.gen(function*() {
        yield* people
        const voices = yield* VoiceStore
        assert.deepStrictEqual(yield* voices.ofTask(taskId(1)), noVoices)
        yield* voices.saveOfTask(taskId(1), state)
        yield* voices.saveOfTask(taskId(1), withWish(state, "s3", "Zoe"))
        assert.deepStrictEqual(yield* voices.ofTask(taskId(1)), withWish(state, "s3", "Zoe"))
        yield* (yield* TaskStore).remove([taskId(1)])
        yield* voices.saveOfTask(taskId(1), state)
        assert.deepStrictEqual(yield* voices.ofTask(taskId(1)), noVoices)
      }),
    )
  })
}
