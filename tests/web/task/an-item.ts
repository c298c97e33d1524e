import type { TaskItem } from "#web/entities/task/task-item.ts"

export const running = { step: "recognising", fraction: 0.5, remaining: null }

/** A task as lists contain it: finished, created at noon on a day in November. */
export const anItem = (id: string, said: Partial<TaskItem> = {}): TaskItem => ({
  id,
  title: `Title of ${id}`,
  role: "owner",
  owner: null,
  collaborators: [],
  folder_id: null,
  source: "audio",
  origin: "app",
  status: "analysisCompleted",
  created_at: "2026-11-20T12:00:00.000Z",
  transcribed_at: "2026-11-20T12:01:00.000Z",
  updated_at: "2026-11-20T12:02:00.000Z",
  duration: 60,
  file_size: 1,
  language: "en",
  is_merged: false,
  share_status: false,
  share_url: null,
  error_code: null,
  error_message: null,
  error_description: null,
  retry_count: 0,
  request_id: "r",
  engine: null,
  analyst: null,
  progress: null,
  speakers: [],
  notices: [],
  excerpt: null,
  retranscription: null,
  translation: null,
  ...said,
})
