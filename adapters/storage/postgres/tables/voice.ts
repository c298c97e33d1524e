import type { Json, Time } from "./columns.ts"

export interface VoiceTables {
  readonly voice: VoiceTable
  /** A row for each account that has voices recognised. */
  readonly voice_recognition: { user_id: string }
  readonly task_voices: { task_id: string; doc: Json }
}

export interface VoiceTable {
  id: string
  owner_id: string
  name: string
  model: string
  samples: Json
  created_at: Time
  updated_at: Time
}
