import type { ContactChangeStore } from "./account/contact-change-store.port.ts"
import type { InvitationStore } from "./account/invitation-store.port.ts"
import type { KnownDevices } from "./account/known-devices.port.ts"
import type { Mailer } from "./account/mailer.port.ts"
import type { Registration } from "./account/registration.port.ts"
import type { SessionStore } from "./account/session-store.port.ts"
import type { StoredMessages } from "./account/stored-messages.port.ts"
import type { UserStore } from "./account/user-store.port.ts"
import type { AnalysisStore } from "./analysis/analysis-store.port.ts"
import type { Analyst } from "./analysis/analyst.port.ts"
import type { Answerer } from "./asking/answerer.port.ts"
import type { ConversationStore } from "./asking/conversation-store.port.ts"
import type { LibraryConversationStore } from "./asking/library-conversation-store.port.ts"
import type { LibraryFinder } from "./asking/library-finder.port.ts"
import type { PassageFinder } from "./asking/passage-finder.port.ts"
import type { QuestionMeter } from "./asking/question-meter.port.ts"
import type { AutomaticExportPorts } from "./automatic-export/shared/needed-ports.ts"
import type { BackupMaker } from "./backup/backup-maker.port.ts"
import type { BackupPlace } from "./backup/backup-place.port.ts"
import type { BackupStore } from "./backup/backup-store.port.ts"
import type { BillingMailbox } from "./billing/billing-mailbox.port.ts"
import type { OrderStore } from "./billing/order-store.port.ts"
import type { PaymentProviders } from "./billing/payment-provider.port.ts"
import type { PaymentStore } from "./billing/payment-store.port.ts"
import type { SimulatedCheckout } from "./billing/simulated-checkout.port.ts"
import type { SubscriptionStore } from "./billing/subscription-store.port.ts"
import type { CalendarFeed } from "./calendar/calendar-feed.port.ts"
import type { CalendarReader } from "./calendar/calendar-reader.port.ts"
import type { CalendarStore } from "./calendar/calendar-store.port.ts"
import type { CollaboratorStore } from "./collaboration/collaborator-store.port.ts"
import type { Presence } from "./collaboration/presence.port.ts"
import type { ClientDocuments } from "./connected-app/client-documents.port.ts"
import type { ConnectedAppStore } from "./connected-app/connected-app-store.port.ts"
import type { OAuthRecordStore } from "./connected-app/oauth-record-store.port.ts"
import type { ConversionStore } from "./conversion/conversion-store.port.ts"
import type { SoundConverter } from "./conversion/sound-converter.port.ts"
import type { DeskStore } from "./desk/desk-store.port.ts"
import type { ConfiguredEngine } from "./engine/configured-engine.port.ts"
import type { EndpointTester } from "./engine/endpoint-tester.port.ts"
import type { EngineStore } from "./engine/engine-store.port.ts"
import type { ModelCatalogue } from "./engine/model-catalogue.port.ts"
import type { ModelInstaller } from "./engine/model-installer.port.ts"
import type { VideoProgram } from "./engine/video-program.port.ts"
import type { DocumentWriter } from "./export/document-writer.port.ts"
import type { FolderStore } from "./folder/folder-store.port.ts"
import type { GuestStore } from "./guest/guest-store.port.ts"
import type { HotwordStore } from "./hotword/hotword-store.port.ts"
import type { DocumentReader } from "./intake/document-reader.port.ts"
import type { ExampleContent } from "./intake/example-content.port.ts"
import type { UploadSink } from "./intake/upload-sink.port.ts"
import type { UploadStore } from "./intake/upload-store.port.ts"
import type { JobQueue } from "./job/job-queue.port.ts"
import type { WorkFolder } from "./job/work-folder.port.ts"
import type { Background } from "./kernel/background.port.ts"
import type { DocumentBus } from "./kernel/document-bus.port.ts"
import type { IdSource } from "./kernel/id-source.port.ts"
import type { OpenStreams } from "./kernel/open-streams.port.ts"
import type { Passwords } from "./kernel/passwords.port.ts"
import type { PublicAddress } from "./kernel/public-address.port.ts"
import type { RateLimiter } from "./kernel/rate-limiter.port.ts"
import type { Readiness } from "./kernel/readiness.port.ts"
import type { Sealer } from "./kernel/sealer.port.ts"
import type { Secrets } from "./kernel/secrets.port.ts"
import type { ServerKey } from "./kernel/server-key.port.ts"
import type { TokenSigner } from "./kernel/token-signer.port.ts"
import type { UnitOfWork } from "./kernel/unit-of-work.port.ts"
import type { ArchiveWriter } from "./leaving/archive-writer.port.ts"
import type { DeletionStore } from "./leaving/deletion-store.port.ts"
import type { LinkSource } from "./link/link-source.port.ts"
import type { McpKeyStore } from "./mcp-key/mcp-key-store.port.ts"
import type { Embedder } from "./meaning/embedder.port.ts"
import type { VectorStore } from "./meaning/vector-store.port.ts"
import type { BlobStore } from "./media/blob-store.port.ts"
import type { MediaTool } from "./media/media-tool.port.ts"
import type { MeetingGuest } from "./meeting/meeting-guest.port.ts"
import type { MeetingStore } from "./meeting/meeting-store.port.ts"
import type { MailChoiceStore } from "./notification/mail-choice-store.port.ts"
import type { NoticeStore } from "./notification/notice-store.port.ts"
import type { PushDeviceStore } from "./notification/push-device-store.port.ts"
import type { PushSender } from "./notification/push-sender.port.ts"
import type { PasskeyCeremony } from "./passkey/passkey-ceremony.port.ts"
import type { PasskeyStore } from "./passkey/passkey-store.port.ts"
import type { MinuteLedger } from "./plan/minute-ledger.port.ts"
import type { PromoStore } from "./promo/promo-store.port.ts"
import type { ChunkCache } from "./recognition/chunk-cache.port.ts"
import type { Diarizer } from "./recognition/diarizer.port.ts"
import type { Transcriber } from "./recognition/transcriber.port.ts"
import type { VoiceDetector } from "./recognition/voice-detector.port.ts"
import type { VoiceEmbedder } from "./recognition/voice-embedder.port.ts"
import type { WorkStore } from "./recognition/work-store.port.ts"
import type { ReferralStore } from "./referral/referral-store.port.ts"
import type { QuizMaker } from "./review/quiz-maker.port.ts"
import type { ReviewStore } from "./review/review-store.port.ts"
import type { Scheduler } from "./review/scheduler.port.ts"
import type { ShareStore } from "./sharing/share-store.port.ts"
import type { AccessTokenVerifier } from "./sign-in/access-token-verifier.port.ts"
import type { AddressPolicy } from "./sign-in/address-policy.port.ts"
import type { DesktopScheme } from "./sign-in/desktop-scheme.port.ts"
import type { HumanCheck } from "./sign-in/human-check.port.ts"
import type { IdentityProvider } from "./sign-in/identity-provider.port.ts"
import type { IdentityStore } from "./sign-in/identity-store.port.ts"
import type { PhoneNumbers } from "./sign-in/phone-numbers.port.ts"
import type { OfferedSignIn } from "./sign-in/sign-in-options.port.ts"
import type { SmsSender } from "./sign-in/sms-sender.port.ts"
import type { Terms } from "./sign-in/terms.port.ts"
import type { TicketStore } from "./sign-in/ticket-store.port.ts"
import type { TagStore } from "./tag/tag-store.port.ts"
import type { LinkUses } from "./task/link-uses.port.ts"
import type { TaskEvents } from "./task/task-events.port.ts"
import type { TaskStore } from "./task/task-store.port.ts"
import type { TranscriptStore } from "./transcript/transcript-store.port.ts"
import type { TranslationStore } from "./translation/translation-store.port.ts"
import type { Translator } from "./translation/translator.port.ts"
import type { UsageStore } from "./usage/usage-store.port.ts"
import type { VoiceStore } from "./voice/voice-store.port.ts"
import type { PlaceReader } from "./watched-place/place-reader.port.ts"
import type { WatchedPlaceStore } from "./watched-place/watched-place-store.port.ts"
import type { DeliveryStore } from "./webhook/delivery-store.port.ts"
import type { WebhookSender } from "./webhook/webhook-sender.port.ts"
import type { WebhookStore } from "./webhook/webhook-store.port.ts"
import type { CoDocumentStore } from "./writing/co-document-store.port.ts"
import type { DocumentText } from "./writing/document-text.port.ts"

/** Every port that a use case may require. A profile that provides them all runs the whole product. */
export type Ports =
  | AccessTokenVerifier
  | AddressPolicy
  | AnalysisStore
  | Analyst
  | Answerer
  | Background
  | BackupMaker
  | BackupPlace
  | BackupStore
  | BillingMailbox
  | BlobStore
  | CalendarFeed
  | CalendarReader
  | CalendarStore
  | ClientDocuments
  | CoDocumentStore
  | CollaboratorStore
  | ConfiguredEngine
  | ConnectedAppStore
  | ConversationStore
  | DesktopScheme
  | Diarizer
  | DeskStore
  | DocumentBus
  | DocumentReader
  | DocumentText
  | DocumentWriter
  | Embedder
  | EndpointTester
  | EngineStore
  | ExampleContent
  | AutomaticExportPorts
  | FolderStore
  | ChunkCache
  | HotwordStore
  | IdentityProvider
  | HumanCheck
  | IdentityStore
  | IdSource
  | GuestStore
  | InvitationStore
  | JobQueue
  | ArchiveWriter
  | DeletionStore
  | DeliveryStore
  | ContactChangeStore
  | KnownDevices
  | LibraryConversationStore
  | LibraryFinder
  | LinkSource
  | LinkUses
  | Mailer
  | McpKeyStore
  | MeetingGuest
  | MeetingStore
  | MediaTool
  | MinuteLedger
  | ModelCatalogue
  | ModelInstaller
  | OAuthRecordStore
  | OfferedSignIn
  | OpenStreams
  | OrderStore
  | PassageFinder
  | PasskeyCeremony
  | PasskeyStore
  | PaymentProviders
  | PaymentStore
  | PhoneNumbers
  | Passwords
  | Presence
  | PromoStore
  | PublicAddress
  | QuestionMeter
  | QuizMaker
  | RateLimiter
  | Readiness
  | ReferralStore
  | Registration
  | ReviewStore
  | Scheduler
  | Sealer
  | Secrets
  | ServerKey
  | SessionStore
  | ShareStore
  | SimulatedCheckout
  | SmsSender
  | StoredMessages
  | SubscriptionStore
  | TagStore
  | TaskEvents
  | TaskStore
  | Terms
  | TicketStore
  | TokenSigner
  | Transcriber
  | TranscriptStore
  | TranslationStore
  | Translator
  | UnitOfWork
  | UploadSink
  | ConversionStore
  | SoundConverter
  | UploadStore
  | UsageStore
  | UserStore
  | VectorStore
  | VideoProgram
  | VoiceDetector
  | VoiceEmbedder
  | VoiceStore
  | MailChoiceStore
  | NoticeStore
  | PushDeviceStore
  | PushSender
  | PlaceReader
  | WatchedPlaceStore
  | WebhookSender
  | WebhookStore
  | WorkFolder
  | WorkStore
