import * as AnalysisStore from "#adapters/storage/postgres/analysis-store.ts"
import * as BackupStore from "#adapters/storage/postgres/backup-store.ts"
import * as BillingMailbox from "#adapters/storage/postgres/billing-mailbox.ts"
import * as CalendarStore from "#adapters/storage/postgres/calendar-store.ts"
import * as CoDocumentStore from "#adapters/storage/postgres/co-document-store.ts"
import * as CollaboratorStore from "#adapters/storage/postgres/collaborator-store.ts"
import * as ConnectedAppStore from "#adapters/storage/postgres/connected-app-store.ts"
import * as ContactChanges from "#adapters/storage/postgres/contact-change-store.ts"
import * as ConversationStore from "#adapters/storage/postgres/conversation-store.ts"
import * as ConversionStore from "#adapters/storage/postgres/conversion-store.ts"
import * as DeletionStore from "#adapters/storage/postgres/deletion-store.ts"
import * as DeskStore from "#adapters/storage/postgres/desk-store.ts"
import * as EngineStore from "#adapters/storage/postgres/engine-store.ts"
import * as FolderStore from "#adapters/storage/postgres/folder-store.ts"
import * as GuestStore from "#adapters/storage/postgres/guest-store.ts"
import * as HotwordStore from "#adapters/storage/postgres/hotword-store.ts"
import * as IdentityStore from "#adapters/storage/postgres/identity-store.ts"
import * as InvitationStore from "#adapters/storage/postgres/invitation-store.ts"
import * as KnownDevices from "#adapters/storage/postgres/known-devices.ts"
import * as LibraryConversationStore from "#adapters/storage/postgres/library-conversation-store.ts"
import * as LibraryFinder from "#adapters/storage/postgres/library-finder.ts"
import * as LinkUses from "#adapters/storage/postgres/link-uses.ts"
import * as McpKeyStore from "#adapters/storage/postgres/mcp-key-store.ts"
import * as MeetingStore from "#adapters/storage/postgres/meeting-store.ts"
import * as MinuteLedger from "#adapters/storage/postgres/minute-ledger.ts"
import * as OAuthRecordStore from "#adapters/storage/postgres/oauth-record-store.ts"
import * as OrderStore from "#adapters/storage/postgres/order-store.ts"
import * as PasskeyStore from "#adapters/storage/postgres/passkey-store.ts"
import * as PaymentStore from "#adapters/storage/postgres/payment-store.ts"
import * as PromoStore from "#adapters/storage/postgres/promo-store.ts"
import * as QuestionMeter from "#adapters/storage/postgres/question-meter.ts"
import * as Readiness from "#adapters/storage/postgres/readiness.ts"
import * as ReferralStore from "#adapters/storage/postgres/referral-store.ts"
import * as ReviewStore from "#adapters/storage/postgres/review-store.ts"
import * as SessionStore from "#adapters/storage/postgres/session-store.ts"
import * as ShareStore from "#adapters/storage/postgres/share-store.ts"
import * as SubscriptionStore from "#adapters/storage/postgres/subscription-store.ts"
import * as TagStore from "#adapters/storage/postgres/tag-store.ts"
import * as TaskStore from "#adapters/storage/postgres/task-store.ts"
import * as TicketStore from "#adapters/storage/postgres/ticket-store.ts"
import * as TranscriptStore from "#adapters/storage/postgres/transcript-store.ts"
import * as TranslationStore from "#adapters/storage/postgres/translation-store.ts"
import * as UnitOfWork from "#adapters/storage/postgres/unit-of-work.ts"
import * as UploadStore from "#adapters/storage/postgres/upload-store.ts"
import * as UsageStore from "#adapters/storage/postgres/usage-store.ts"
import * as UserStore from "#adapters/storage/postgres/user-store.ts"
import * as VectorStore from "#adapters/storage/postgres/vector-store.ts"
import * as VoiceStore from "#adapters/storage/postgres/voice-store.ts"
import * as WatchedPlaceStore from "#adapters/storage/postgres/watched-place-store.ts"
import * as WorkStore from "#adapters/storage/postgres/work-store.ts"
import { Layer } from "effect"
import { notificationStores } from "./notifications.ts"

/** All stores, on either kind of Postgres. */
export const stores = Layer.mergeAll(
  AnalysisStore.layer,
  CalendarStore.layer,
  CollaboratorStore.layer,
  CoDocumentStore.layer,
  ConnectedAppStore.layer,
  ContactChanges.layer,
  ConversationStore.layer,
  ConversionStore.layer,
  FolderStore.layer,
  TagStore.layer,
  BackupStore.layer,
  EngineStore.layer,
  BillingMailbox.layer,
  OAuthRecordStore.layer,
  OrderStore.layer,
  PasskeyStore.layer,
  PaymentStore.layer,
  ReferralStore.layer,
  PromoStore.layer,
  SubscriptionStore.layer,
  HotwordStore.layer,
  IdentityStore.layer,
  GuestStore.layer,
  InvitationStore.layer,
  DeletionStore.layer,
  DeskStore.layer,
  KnownDevices.layer,
  LibraryConversationStore.layer,
  LibraryFinder.layer,
  LinkUses.layer,
  McpKeyStore.layer,
  MeetingStore.layer,
  MinuteLedger.layer,
  notificationStores,
  QuestionMeter.layer,
  Readiness.layer,
  ReviewStore.layer,
  SessionStore.layer,
  ShareStore.layer,
  TaskStore.layer,
  TicketStore.layer,
  TranscriptStore.layer,
  TranslationStore.layer,
  UnitOfWork.layer,
  UploadStore.layer,
  UsageStore.layer,
  UserStore.layer,
  VectorStore.layer,
  VoiceStore.layer,
  WatchedPlaceStore.layer,
  WorkStore.layer,
)
