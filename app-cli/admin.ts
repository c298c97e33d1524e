import { askAll } from "./commands/ask-library.ts"
import { ask } from "./commands/ask.ts"
import { automaticExport } from "./commands/automatic-export.ts"
import { backup, migrate, restore } from "./commands/backup.ts"
import { billing } from "./commands/billing.ts"
import { bucket } from "./commands/bucket.ts"
import { calendar } from "./commands/calendar.ts"
import { collaborator } from "./commands/collaborator.ts"
import { connectedApp } from "./commands/connected-app.ts"
import { desk } from "./commands/desk.ts"
import { engine } from "./commands/engine.ts"
import { exportCommand } from "./commands/export.ts"
import { folder } from "./commands/folder.ts"
import { hotword } from "./commands/hotword.ts"
import { importCommand } from "./commands/import.ts"
import { ledger } from "./commands/ledger.ts"
import { mcpKey } from "./commands/mcp-key.ts"
import { media } from "./commands/media.ts"
import { meeting } from "./commands/meeting.ts"
import { notification } from "./commands/notification.ts"
import { outbox } from "./commands/outbox.ts"
import { promo } from "./commands/promo.ts"
import { referral } from "./commands/referral.ts"
import { restart } from "./commands/restart.ts"
import { review } from "./commands/review.ts"
import { share } from "./commands/share.ts"
import { subscription } from "./commands/subscription.ts"
import { summary } from "./commands/summary.ts"
import { tag } from "./commands/tag.ts"
import { task } from "./commands/task.ts"
import { transcript } from "./commands/transcript.ts"
import { translate } from "./commands/translate.ts"
import { user } from "./commands/user.ts"
import { voice } from "./commands/voice.ts"
import { webhook } from "./commands/webhook.ts"
import { doctor } from "./doctor/doctor.ts"

/** Every command of an operator. */
export const adminCommands = [
  user,
  task,
  importCommand,
  ask,
  askAll,
  translate,
  review,
  summary,
  transcript,
  folder,
  tag,
  hotword,
  media,
  meeting,
  voice,
  calendar,
  billing,
  ledger,
  promo,
  referral,
  subscription,
  share,
  collaborator,
  exportCommand,
  mcpKey,
  connectedApp,
  notification,
  automaticExport,
  webhook,
  engine,
  outbox,
  desk,
  doctor,
  migrate,
  backup,
  restart,
  restore,
  bucket,
] as const
