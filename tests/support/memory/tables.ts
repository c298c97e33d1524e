import type { ContactChange } from "#domain/account/contact-change.ts"
import type { ContactNotice } from "#domain/account/contact-notice.ts"
import type { Invitation } from "#domain/account/invitation.ts"
import type { Session, SignInLink } from "#domain/account/session.ts"
import type { SignInNotice } from "#domain/account/sign-in-notice.ts"
import type { User } from "#domain/account/user.ts"
import type { AnalysisResult } from "#domain/analysis/analysis-result.ts"
import type { Suggestions } from "#domain/asking/conversation-store.port.ts"
import type { LibraryTurn } from "#domain/asking/library-turn.ts"
import type { Message } from "#domain/asking/message.ts"
import type { CountedQuestion } from "#domain/asking/question-meter.port.ts"
import type { BackupRuns } from "#domain/backup/backup-run.ts"
import type { DueMail } from "#domain/billing/billing-mailbox.port.ts"
import type { Order as PaymentOrder } from "#domain/billing/order.ts"
import type { ReceivedNotice } from "#domain/billing/payment-store.port.ts"
import type { Payment } from "#domain/billing/payment.ts"
import type { Subscription } from "#domain/billing/subscription.ts"
import type { Collaborator } from "#domain/collaboration/collaborator.ts"
import type { ConnectedApp } from "#domain/connected-app/connected-app.ts"
import type { OAuthRecord } from "#domain/connected-app/oauth-record-store.port.ts"
import type { Conversion } from "#domain/conversion/conversion.ts"
import type { Fault } from "#domain/desk/desk-store.port.ts"
import type { EngineSettings } from "#domain/engine/engine-settings.ts"
import type { Folder } from "#domain/folder/folder.ts"
import type { Guest } from "#domain/guest/guest.ts"
import type { Hotword } from "#domain/hotword/hotword.ts"
import type { Upload } from "#domain/intake/upload.ts"
import type { TagId, TaskId, UserId } from "#domain/kernel/ids.ts"
import type { Deletion } from "#domain/leaving/deletion.ts"
import type { McpKey } from "#domain/mcp-key/mcp-key.ts"
import type { TaskVectors } from "#domain/meaning/vector-store.port.ts"
import type { Meeting } from "#domain/meeting/meeting.ts"
import type { MailChoices } from "#domain/notification/mail-choices.ts"
import type { Notice } from "#domain/notification/notice.ts"
import type { PushDevice } from "#domain/notification/push-device.ts"
import type { Passkey } from "#domain/passkey/passkey.ts"
import type { PromoCode, PromoUse } from "#domain/promo/promo-code.ts"
import type { Referral } from "#domain/referral/referral.ts"
import type { Memory } from "#domain/review/memory.ts"
import type { Quiz, QuizQuestion } from "#domain/review/quiz-question.ts"
import type { Attempt } from "#domain/review/review-store.port.ts"
import type { Identity } from "#domain/sign-in/identity.ts"
import type { Ticket } from "#domain/sign-in/ticket.ts"
import type { Tag } from "#domain/tag/tag.ts"
import type { LinkUse } from "#domain/task/link-uses.port.ts"
import type { TimedMoment } from "#domain/task/story-chapter.ts"
import type { Task } from "#domain/task/task.ts"
import type { LineChange } from "#domain/transcript/line-change.ts"
import type { UsageEvent } from "#domain/usage/usage-event.ts"
import type { TaskVoices } from "#domain/voice/task-voices.ts"
import type { Voice } from "#domain/voice/voice.ts"
import type { LoggedDelivery } from "#domain/webhook/delivery.ts"
import type { Webhook } from "#domain/webhook/webhook.ts"
import type { CoDocument, KeptVersion } from "#domain/writing/co-document.ts"
import type { DateTime } from "effect"
import { type ExportTables, noExports } from "./export-tables.ts"
import type { QueuedJob } from "./queued-job.ts"
import type {
  Claimable,
  StoredCalendar,
  StoredEntry,
  StoredMarks,
  StoredShare,
  StoredTranscript,
  StoredTranslation,
  StoredWork,
} from "./stored.ts"
import { nothingWatched, type WatchingTables } from "./watching-tables.ts"

/** Everything stored, by id. Never changed in place, so that a transaction can be rolled back. */
export interface Tables extends ExportTables, WatchingTables {
  readonly contactChanges: ReadonlyMap<string, ContactChange>
  readonly contactNotices: ReadonlyMap<string, Claimable & { readonly notice: ContactNotice }>
  readonly analyses: ReadonlyMap<string, AnalysisResult>
  /** By task, then by key. */
  readonly analysisParts: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly backups: BackupRuns
  /** By task, then by person. */
  readonly conversations: ReadonlyMap<string, ReadonlyMap<string, ReadonlyArray<Message>>>
  readonly linkUses: ReadonlyMap<string, LinkUse>
  readonly questions: ReadonlyMap<string, CountedQuestion & { readonly isSettled: boolean }>
  readonly suggestions: ReadonlyMap<string, Suggestions>
  readonly calendars: ReadonlyMap<string, StoredCalendar>
  readonly calendarMarks: ReadonlyMap<string, StoredMarks>
  /** By task, in the order in which they were added. */
  readonly collaborators: ReadonlyMap<string, ReadonlyArray<Collaborator>>
  readonly connectedApps: ReadonlyMap<string, ConnectedApp>
  readonly conversions: ReadonlyMap<string, Conversion>
  readonly changes: ReadonlyMap<string, ReadonlyArray<LineChange>>
  /** By account. */
  readonly deliveries: ReadonlyMap<string, LoggedDelivery>
  readonly deletions: ReadonlyMap<string, Deletion>
  /** By account, in the order in which they were first used. */
  readonly devices: ReadonlyMap<string, ReadonlyArray<string>>
  readonly documents: ReadonlyMap<string, CoDocument>
  readonly faults: ReadonlyMap<string, Fault>
  readonly folders: ReadonlyMap<string, Folder>
  /** Null until something is changed. */
  readonly engines: EngineSettings | null
  readonly hotwords: ReadonlyMap<string, Hotword>
  readonly identities: ReadonlyMap<string, Identity>
  /** By device. */
  readonly guestUses: ReadonlyMap<string, number>
  readonly guests: ReadonlyMap<string, Guest>
  readonly invitations: ReadonlyMap<string, Invitation>
  readonly jobs: ReadonlyMap<number, QueuedJob>
  readonly keys: ReadonlyMap<string, McpKey>
  /** By id. */
  readonly passkeys: ReadonlyMap<string, Passkey>
  readonly ledger: ReadonlyArray<StoredEntry>
  /** By person. */
  readonly libraryTurns: ReadonlyMap<string, ReadonlyArray<LibraryTurn>>
  readonly links: ReadonlyMap<string, SignInLink>
  readonly dueMails: ReadonlyMap<string, Claimable & { readonly mail: DueMail; readonly sentAt: DateTime.Utc | null }>
  readonly notices: ReadonlyMap<string, Claimable & { readonly notice: SignInNotice }>
  readonly meetings: ReadonlyMap<string, Meeting>
  /** By model and hash. */
  readonly oauthRecords: ReadonlyMap<string, OAuthRecord>
  readonly orders: ReadonlyMap<string, PaymentOrder>
  readonly payments: ReadonlyMap<string, Payment>
  readonly paymentNotices: ReadonlyMap<
    string,
    { readonly notice: ReceivedNotice; readonly triedAt: DateTime.Utc | null; readonly handledAt: DateTime.Utc | null }
  >
  readonly promoCodes: ReadonlyMap<string, PromoCode>
  readonly promoUses: ReadonlyArray<PromoUse>
  /** By account. */
  readonly referralCodes: ReadonlyMap<UserId, string>
  /** By newcomer. */
  readonly referrals: ReadonlyMap<string, Referral>
  readonly quizzes: ReadonlyMap<string, Quiz>
  readonly quizQuestions: ReadonlyMap<string, QuizQuestion>
  readonly attempts: ReadonlyMap<string, Attempt>
  readonly cards: ReadonlyMap<string, Memory>
  readonly sessions: ReadonlyMap<string, Session>
  readonly shares: ReadonlyMap<string, StoredShare>
  /** By task. */
  readonly stories: ReadonlyMap<string, ReadonlyArray<TimedMoment>>
  readonly subscriptions: ReadonlyMap<string, Subscription>
  readonly tags: ReadonlyMap<string, Tag>
  /** By task: whether it has the tag, or had it taken off. */
  readonly taskTags: ReadonlyMap<TaskId, ReadonlyMap<TagId, boolean>>
  readonly tasks: ReadonlyMap<string, Task>
  readonly tickets: ReadonlyMap<string, Ticket>
  readonly transcripts: ReadonlyMap<string, StoredTranscript>
  /** By task, then by language. */
  readonly translations: ReadonlyMap<string, ReadonlyMap<string, StoredTranslation>>
  readonly uploads: ReadonlyMap<string, Upload>
  readonly usage: ReadonlyArray<UsageEvent>
  readonly users: ReadonlyMap<string, User>
  /** By task. */
  readonly vectors: ReadonlyMap<string, TaskVectors>
  readonly webhooks: ReadonlyMap<string, Webhook>
  readonly pushDevices: ReadonlyMap<string, PushDevice>
  readonly pushNotices: ReadonlyMap<string, Notice>
  readonly mailChoices: ReadonlyMap<
    UserId,
    { readonly choices: MailChoices; readonly digestAt: DateTime.Utc | null; readonly lastDay: string | null }
  >
  readonly voices: ReadonlyMap<string, Voice>
  /** By account. */
  readonly voiceRecognition: ReadonlyMap<string, true>
  /** By task. */
  readonly taskVoices: ReadonlyMap<string, TaskVoices>
  readonly versions: ReadonlyMap<string, ReadonlyMap<number, KeptVersion>>
  readonly works: ReadonlyMap<string, StoredWork>
}

/** Before anything is stored. */
export const empty: Tables = {
  contactChanges: new Map(),
  contactNotices: new Map(),
  analyses: new Map(),
  analysisParts: new Map(),
  changes: new Map(),
  collaborators: new Map(),
  conversations: new Map(),
  connectedApps: new Map(),
  conversions: new Map(),
  deliveries: new Map(),
  deletions: new Map(),
  devices: new Map(),
  documents: new Map(),
  faults: new Map(),
  folders: new Map(),
  backups: [],
  engines: null,
  hotwords: new Map(),
  identities: new Map(),
  guestUses: new Map(),
  guests: new Map(),
  invitations: new Map(),
  jobs: new Map(),
  keys: new Map(),
  passkeys: new Map(),
  ledger: [],
  libraryTurns: new Map(),
  links: new Map(),
  dueMails: new Map(),
  notices: new Map(),
  meetings: new Map(),
  oauthRecords: new Map(),
  orders: new Map(),
  payments: new Map(),
  paymentNotices: new Map(),
  promoCodes: new Map(),
  promoUses: [],
  referralCodes: new Map(),
  referrals: new Map(),
  linkUses: new Map(),
  questions: new Map(),
  quizzes: new Map(),
  quizQuestions: new Map(),
  attempts: new Map(),
  cards: new Map(),
  sessions: new Map(),
  suggestions: new Map(),
  shares: new Map(),
  stories: new Map(),
  subscriptions: new Map(),
  tags: new Map(),
  taskTags: new Map(),
  tasks: new Map(),
  tickets: new Map(),
  transcripts: new Map(),
  translations: new Map(),
  uploads: new Map(),
  usage: [],
  users: new Map(),
  vectors: new Map(),
  calendars: new Map(),
  calendarMarks: new Map(),
  voices: new Map(),
  webhooks: new Map(),
  pushDevices: new Map(),
  pushNotices: new Map(),
  mailChoices: new Map(),
  ...noExports,
  ...nothingWatched,
  voiceRecognition: new Map(),
  taskVoices: new Map(),
  versions: new Map(),
  works: new Map(),
}
