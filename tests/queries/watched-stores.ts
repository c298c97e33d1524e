import * as Analyses from "#adapters/storage/postgres/analysis-store.ts"
import * as Backups from "#adapters/storage/postgres/backup-store.ts"
import * as BillingMails from "#adapters/storage/postgres/billing-mailbox.ts"
import * as Calendars from "#adapters/storage/postgres/calendar-store.ts"
import * as CoDocuments from "#adapters/storage/postgres/co-document-store.ts"
import * as Collaborators from "#adapters/storage/postgres/collaborator-store.ts"
import * as ConnectedApps from "#adapters/storage/postgres/connected-app-store.ts"
import * as ContactChanges from "#adapters/storage/postgres/contact-change-store.ts"
import * as Conversations from "#adapters/storage/postgres/conversation-store.ts"
import * as Conversions from "#adapters/storage/postgres/conversion-store.ts"
import * as Deletions from "#adapters/storage/postgres/deletion-store.ts"
import * as Deliveries from "#adapters/storage/postgres/delivery-store.ts"
import * as Engines from "#adapters/storage/postgres/engine-store.ts"
import * as ExportRules from "#adapters/storage/postgres/export-rule-store.ts"
import * as ExportedFiles from "#adapters/storage/postgres/exported-file-store.ts"
import * as Folders from "#adapters/storage/postgres/folder-store.ts"
import * as Guests from "#adapters/storage/postgres/guest-store.ts"
import * as Hotwords from "#adapters/storage/postgres/hotword-store.ts"
import * as Identities from "#adapters/storage/postgres/identity-store.ts"
import * as Invitations from "#adapters/storage/postgres/invitation-store.ts"
import * as Devices from "#adapters/storage/postgres/known-devices.ts"
import * as LinkUsesStore from "#adapters/storage/postgres/link-uses.ts"
import * as MailChoices from "#adapters/storage/postgres/mail-choice-store.ts"
import * as McpKeys from "#adapters/storage/postgres/mcp-key-store.ts"
import * as Minutes from "#adapters/storage/postgres/minute-ledger.ts"
import * as Notices from "#adapters/storage/postgres/notice-store.ts"
import * as OAuthRecords from "#adapters/storage/postgres/oauth-record-store.ts"
import * as Orders from "#adapters/storage/postgres/order-store.ts"
import * as Passkeys from "#adapters/storage/postgres/passkey-store.ts"
import * as Payments from "#adapters/storage/postgres/payment-store.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import * as Promos from "#adapters/storage/postgres/promo-store.ts"
import * as PushDevices from "#adapters/storage/postgres/push-device-store.ts"
import * as Meter from "#adapters/storage/postgres/question-meter.ts"
import * as Referrals from "#adapters/storage/postgres/referral-store.ts"
import * as Reviews from "#adapters/storage/postgres/review-store.ts"
import * as Sessions from "#adapters/storage/postgres/session-store.ts"
import * as Shares from "#adapters/storage/postgres/share-store.ts"
import * as Subscriptions from "#adapters/storage/postgres/subscription-store.ts"
import * as Tags from "#adapters/storage/postgres/tag-store.ts"
import * as Tasks from "#adapters/storage/postgres/task-store.ts"
import * as Tickets from "#adapters/storage/postgres/ticket-store.ts"
import * as Transcripts from "#adapters/storage/postgres/transcript-store.ts"
import * as Translations from "#adapters/storage/postgres/translation-store.ts"
import * as Uploads from "#adapters/storage/postgres/upload-store.ts"
import * as Usage from "#adapters/storage/postgres/usage-store.ts"
import * as Users from "#adapters/storage/postgres/user-store.ts"
import * as Vectors from "#adapters/storage/postgres/vector-store.ts"
import * as Voices from "#adapters/storage/postgres/voice-store.ts"
import * as Places from "#adapters/storage/postgres/watched-place-store.ts"
import * as Webhooks from "#adapters/storage/postgres/webhook-store.ts"
import * as Work from "#adapters/storage/postgres/work-store.ts"
import { ContactChangeStore } from "#domain/account/contact-change-store.port.ts"
import { InvitationStore } from "#domain/account/invitation-store.port.ts"
import { KnownDevices } from "#domain/account/known-devices.port.ts"
import { SessionStore } from "#domain/account/session-store.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { ConversationStore } from "#domain/asking/conversation-store.port.ts"
import { QuestionMeter } from "#domain/asking/question-meter.port.ts"
import { ExportRuleStore } from "#domain/automatic-export/export-rule-store.port.ts"
import { ExportedFileStore } from "#domain/automatic-export/exported-file-store.port.ts"
import { BackupStore } from "#domain/backup/backup-store.port.ts"
import { BillingMailbox } from "#domain/billing/billing-mailbox.port.ts"
import { OrderStore } from "#domain/billing/order-store.port.ts"
import { PaymentStore } from "#domain/billing/payment-store.port.ts"
import { SubscriptionStore } from "#domain/billing/subscription-store.port.ts"
import { CalendarStore } from "#domain/calendar/calendar-store.port.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { ConnectedAppStore } from "#domain/connected-app/connected-app-store.port.ts"
import { OAuthRecordStore } from "#domain/connected-app/oauth-record-store.port.ts"
import { ConversionStore } from "#domain/conversion/conversion-store.port.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { FolderStore } from "#domain/folder/folder-store.port.ts"
import { GuestStore } from "#domain/guest/guest-store.port.ts"
import { HotwordStore } from "#domain/hotword/hotword-store.port.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { DeletionStore } from "#domain/leaving/deletion-store.port.ts"
import { McpKeyStore } from "#domain/mcp-key/mcp-key-store.port.ts"
import { VectorStore } from "#domain/meaning/vector-store.port.ts"
import { MailChoiceStore } from "#domain/notification/mail-choice-store.port.ts"
import { NoticeStore } from "#domain/notification/notice-store.port.ts"
import { PushDeviceStore } from "#domain/notification/push-device-store.port.ts"
import { PasskeyStore } from "#domain/passkey/passkey-store.port.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { PromoStore } from "#domain/promo/promo-store.port.ts"
import { WorkStore } from "#domain/recognition/work-store.port.ts"
import { ReferralStore } from "#domain/referral/referral-store.port.ts"
import { ReviewStore } from "#domain/review/review-store.port.ts"
import { ShareStore } from "#domain/sharing/share-store.port.ts"
import { IdentityStore } from "#domain/sign-in/identity-store.port.ts"
import { TicketStore } from "#domain/sign-in/ticket-store.port.ts"
import { TagStore } from "#domain/tag/tag-store.port.ts"
import { LinkUses } from "#domain/task/link-uses.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { TranslationStore } from "#domain/translation/translation-store.port.ts"
import { UsageStore } from "#domain/usage/usage-store.port.ts"
import { VoiceStore } from "#domain/voice/voice-store.port.ts"
import { WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import { DeliveryStore } from "#domain/webhook/delivery-store.port.ts"
import { WebhookStore } from "#domain/webhook/webhook-store.port.ts"
import { CoDocumentStore } from "#domain/writing/co-document-store.port.ts"
import { type Context, Effect, Layer, Redacted } from "effect"
import { clonedDatabase } from "../support/postgres-template.ts"

/** Each statement with the methods that send it. */
export const sent = new Map<string, Set<string>>()
let method = ""

const note = (sql: string): void => {
  const statement = sql.trim().replaceAll(/\s+/g, " ")
  if (["begin", "commit", "rollback"].includes(statement)) return
  sent.set(statement, (sent.get(statement) ?? new Set()).add(method))
}

const database = Layer.unwrap(
  Effect.map(Effect.promise(clonedDatabase), (url) => Layer.orDie(Pool.layer(Redacted.make(url), { onQuery: note }))),
)

const stores = Layer.mergeAll(
  Analyses.layer,
  Calendars.layer,
  Deliveries.layer,
  MailChoices.layer,
  Notices.layer,
  PushDevices.layer,
  Places.layer,
  ExportRules.layer,
  ExportedFiles.layer,
  Webhooks.layer,
  CoDocuments.layer,
  Collaborators.layer,
  ContactChanges.layer,
  Conversations.layer,
  Conversions.layer,
  Translations.layer,
  LinkUsesStore.layer,
  Meter.layer,
  Folders.layer,
  Deletions.layer,
  Engines.layer,
  Guests.layer,
  Hotwords.layer,
  Identities.layer,
  Invitations.layer,
  Devices.layer,
  ConnectedApps.layer,
  OAuthRecords.layer,
  McpKeys.layer,
  Passkeys.layer,
  Backups.layer,
  BillingMails.layer,
  Minutes.layer,
  Orders.layer,
  Payments.layer,
  Promos.layer,
  Referrals.layer,
  Subscriptions.layer,
  Reviews.layer,
  Sessions.layer,
  Shares.layer,
  Tags.layer,
  Tasks.layer,
  Tickets.layer,
  Transcripts.layer,
  Uploads.layer,
  Usage.layer,
  Users.layer,
  Vectors.layer,
  Voices.layer,
  Work.layer,
).pipe(Layer.provide(database))

/** A store that says which of its methods is running. */
const watched = <Id, Store extends object>(key: Context.Key<Id, Store>) =>
  Layer.effect(
    key,
    Effect.map(key, (store) =>
      new Proxy(store, {
        get: (target, name) => {
          const running = (effect: unknown): unknown =>
            Effect.isEffect(effect)
              ? Effect.suspend(() => {
                method = `${key.key.split("/").at(-1)}.${String(name)}`
                return effect
              })
              : effect
          const member: unknown = Reflect.get(target, name)
          return typeof member === "function"
            ? (...args: ReadonlyArray<unknown>) => running(Reflect.apply(member, target, args))
            : running(member)
        },
      })),
  )

/** All stores on a database, whose statements are noted. */
export const watchedStores = Layer.mergeAll(
  watched(AnalysisStore),
  watched(BackupStore),
  watched(CalendarStore),
  watched(DeliveryStore),
  watched(MailChoiceStore),
  watched(NoticeStore),
  watched(PushDeviceStore),
  watched(WatchedPlaceStore),
  watched(ExportRuleStore),
  watched(ExportedFileStore),
  watched(WebhookStore),
  watched(CoDocumentStore),
  watched(CollaboratorStore),
  watched(ConversationStore),
  watched(ConversionStore),
  watched(TranslationStore),
  watched(QuestionMeter),
  watched(LinkUses),
  watched(FolderStore),
  watched(DeletionStore),
  watched(EngineStore),
  watched(GuestStore),
  watched(HotwordStore),
  watched(IdentityStore),
  watched(InvitationStore),
  watched(ContactChangeStore),
  watched(KnownDevices),
  watched(ConnectedAppStore),
  watched(OAuthRecordStore),
  watched(McpKeyStore),
  watched(PasskeyStore),
  watched(BillingMailbox),
  watched(MinuteLedger),
  watched(OrderStore),
  watched(PaymentStore),
  watched(PromoStore),
  watched(ReferralStore),
  watched(SubscriptionStore),
  watched(ReviewStore),
  watched(SessionStore),
  watched(ShareStore),
  watched(TaskStore),
  watched(TicketStore),
  watched(TranscriptStore),
  watched(UploadStore),
  watched(UsageStore),
  watched(UserStore),
  watched(VectorStore),
  watched(TagStore),
  watched(VoiceStore),
  watched(WorkStore),
).pipe(Layer.provide(stores))
