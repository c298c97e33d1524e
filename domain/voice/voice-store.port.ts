import { Context, type Effect } from "effect"
import type { TaskId, UserId, VoiceId } from "../kernel/ids.ts"
import type { VoiceNotFound } from "./errors.ts"
import type { TaskVoices } from "./task-voices.ts"
import type { Voice } from "./voice.ts"

/** The voices that accounts keep. They are personal in the strictest sense: nothing of them is logged or shown to others. */
export class VoiceStore extends Context.Service<VoiceStore, {
  /** Whether the account has voices recognised. */
  readonly isOn: (owner: UserId) => Effect.Effect<boolean>
  readonly setOn: (owner: UserId, isOn: boolean) => Effect.Effect<void>
  /** By name. */
  readonly list: (owner: UserId) => Effect.Effect<ReadonlyArray<Voice>>
  /** Inserts or replaces it: the caller holds the account's lock. */
  readonly save: (voice: Voice) => Effect.Effect<void>
  /** Also not found if it belongs to another account. */
  readonly remove: (id: VoiceId, owner: UserId) => Effect.Effect<void, VoiceNotFound>
  /** Removes all voices of the account, and what its tasks have of them. */
  readonly clear: (owner: UserId) => Effect.Effect<void>
  readonly ofTask: (id: TaskId) => Effect.Effect<TaskVoices>
  /** Nothing once the task is deleted, with which it goes. */
  readonly saveOfTask: (id: TaskId, voices: TaskVoices) => Effect.Effect<void>
}>()("domain/voice/VoiceStore") {}
