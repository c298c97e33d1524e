/**
 * The folders of the adapters, room by room, and which others each may import. They are floors: a folder imports only folders
 * listed before it. Only adapters/profile, which composes them, may import all. The linter and
 * tests/architecture/imports.test.ts hold the folders to it; docs/architecture.md says what each room is.
 */
export const adapterFolders: Readonly<Record<string, ReadonlyArray<string>>> = {
  "system/wire": [],
  "system/child-process": [],
  "system/intl": [],
  "system/guarded-proxy": [],
  "system/opentelemetry": [],

  "storage/local-disk": ["system/child-process"],
  "storage/embedded-postgres": ["system/child-process"],
  "storage/vector-scan": [],
  "storage/postgres": ["system/wire", "system/intl", "storage/vector-scan"],
  "storage/pg-boss": ["storage/postgres"],
  "storage/redis": ["system/wire"],
  "storage/memory": ["storage/redis"],
  "storage/s3": ["system/guarded-proxy", "storage/local-disk"],
  "storage/export-targets": ["system/guarded-proxy", "system/wire", "storage/s3"],
  "storage/backup": ["system/child-process", "storage/local-disk", "storage/postgres"],

  identity: ["system/guarded-proxy", "storage/local-disk"],

  watching: ["system/child-process", "system/guarded-proxy", "storage/s3"],

  "payments/alipay": [],
  "payments/stripe": [],
  "payments/simulated": [],

  "messages/mail-texts": [],
  "messages/mail": ["storage/local-disk", "messages/mail-texts"],
  "messages/sms": ["messages/mail"],
  "messages/push": ["system/guarded-proxy", "system/wire"],
  "messages/webhooks": ["system/guarded-proxy", "system/wire"],

  "engines/model-files": ["system/child-process", "storage/local-disk"],
  "media/pcm": [],
  "media/ffmpeg": ["system/child-process", "storage/local-disk", "media/pcm"],
  "media/yt-dlp": ["system/child-process", "system/guarded-proxy", "storage/local-disk", "engines/model-files"],

  "documents/reading": ["system/child-process"],
  "documents/exports": ["system/child-process", "storage/local-disk"],
  "documents/yjs": ["system/child-process", "documents/exports"],
  "documents/example": [],

  "meetings/media-relay": ["system/guarded-proxy"],
  "meetings/browser": ["system/child-process", "system/guarded-proxy", "meetings/media-relay"],
  "meetings/provider": ["system/wire", "system/guarded-proxy"],
  "meetings/services": ["meetings/provider"],
  "meetings/calendar": ["system/child-process", "system/guarded-proxy"],

  "engines/speech/transcribers": ["media/pcm"],
  "engines/speech/silero": ["system/child-process", "media/pcm"],
  "engines/speech/diarization": ["system/child-process"],
  "engines/speech/pocketsphinx": ["system/child-process", "media/pcm", "engines/speech/transcribers"],
  "engines/speech/sherpa-onnx": [
    "system/child-process",
    "storage/local-disk",
    "engines/model-files",
    "media/pcm",
    "engines/speech/transcribers",
  ],
  "engines/speech/moonshine": ["media/pcm", "engines/speech/sherpa-onnx"],

  "engines/language/embedded-analyst": ["system/child-process", "system/intl"],
  "engines/language/embedded-answerer": ["system/child-process", "system/intl", "engines/language/embedded-analyst"],
  "engines/language/llama-cpp": ["system/child-process", "engines/model-files"],
  "engines/language/translators": ["system/wire"],
  "engines/language/apertium": [
    "system/child-process",
    "system/intl",
    "storage/local-disk",
    "engines/language/translators",
  ],

  openai: ["system/wire", "media/pcm"],

  "system/config": ["payments/alipay", "engines/speech/sherpa-onnx"],
}
