import * as ExampleContent from "#adapters/documents/example/example-content.ts"
import * as DocumentWriter from "#adapters/documents/exports/document-writer.ts"
import * as ZipArchive from "#adapters/documents/exports/zip-archive.ts"
import * as Documents from "#adapters/documents/reading/document-reader.ts"
import * as DocumentText from "#adapters/documents/yjs/document-text.ts"
import * as Scheduler from "#adapters/engines/language/embedded-answerer/review-scheduler.ts"
import { knownLanguageModels } from "#adapters/engines/language/llama-cpp/known-models.ts"
import { knownSearchModels } from "#adapters/engines/language/llama-cpp/known-search-models.ts"
import * as ModelCatalogue from "#adapters/engines/model-files/model-catalogue.ts"
import * as ModelInstaller from "#adapters/engines/model-files/model-installer.ts"
import { knownModels } from "#adapters/engines/speech/sherpa-onnx/known-models.ts"
import { knownSpeakerModels } from "#adapters/engines/speech/sherpa-onnx/speaker-models.ts"
import * as VoiceDetector from "#adapters/engines/speech/silero/voice-detector.ts"
import * as ClientDocuments from "#adapters/identity/client-documents.ts"
import * as IdSource from "#adapters/identity/id-source.ts"
import * as Passwords from "#adapters/identity/passwords.ts"
import * as Sealer from "#adapters/identity/sealer.ts"
import * as Secrets from "#adapters/identity/secrets.ts"
import * as ServerKey from "#adapters/identity/server-key.ts"
import * as TokenSigner from "#adapters/identity/token-signer.ts"
import * as Ffmpeg from "#adapters/media/ffmpeg/media-tool.ts"
import * as ChunkCache from "#adapters/media/pcm/chunk-cache.ts"
import * as YtDlp from "#adapters/media/yt-dlp/link-source.ts"
import * as VideoProgram from "#adapters/media/yt-dlp/video-program.ts"
import * as CalendarFeed from "#adapters/meetings/calendar/calendar-feed.ts"
import * as CalendarReader from "#adapters/meetings/calendar/calendar-reader.ts"
import * as WebhookSender from "#adapters/messages/webhooks/webhook-sender.ts"
import * as EndpointTester from "#adapters/openai/endpoint-tester.ts"
import * as DiskSpace from "#adapters/storage/local-disk/disk-space.ts"
import * as UploadSink from "#adapters/storage/local-disk/upload-sink.ts"
import * as WorkFolder from "#adapters/storage/local-disk/work-folder.ts"
import * as Background from "#adapters/storage/memory/background.ts"
import * as AnalysisStore from "#adapters/storage/postgres/analysis-store.ts"
import * as BackupStore from "#adapters/storage/postgres/backup-store.ts"
import * as BillingMailbox from "#adapters/storage/postgres/billing-mailbox.ts"
import * as CalendarStore from "#adapters/storage/postgres/calendar-store.ts"
import * as CoDocumentStore from "#adapters/storage/postgres/co-document-store.ts"
import * as CollaboratorStore from "#adapters/storage/postgres/collaborator-store.ts"
import * as ConnectedAppStore from "#adapters/storage/postgres/connected-app-store.ts"
import * as ConversationStore from "#adapters/storage/postgres/conversation-store.ts"
import * as ConversionStore from "#adapters/storage/postgres/conversion-store.ts"
import * as DeletionStore from "#adapters/storage/postgres/deletion-store.ts"
import * as DeliveryStore from "#adapters/storage/postgres/delivery-store.ts"
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
import * as WebhookStore from "#adapters/storage/postgres/webhook-store.ts"
import * as WorkStore from "#adapters/storage/postgres/work-store.ts"
import { reveal, type Settings } from "#adapters/system/config/settings.ts"
import { toolOffer } from "#adapters/system/config/tool-settings.ts"
import { OwnPlans } from "#domain/account/own-plans.ts"
import { Registration } from "#domain/account/registration.port.ts"
import { ConversionLimits } from "#domain/conversion/conversion-limits.ts"
import { MaxToolFile } from "#domain/intake/upload-limit.ts"
import { OwnEdition } from "#domain/kernel/edition.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { Support } from "#domain/kernel/support.ts"
import { LinkRules } from "#domain/link/link-rules.ts"
import { MeetingRules } from "#domain/meeting/meeting-rules.ts"
import { OfferedTools } from "#domain/tools/offered-tools.ts"
import { UsageCollection } from "#domain/usage/usage-collection.ts"
import { Layer } from "effect"
import { join } from "node:path"
import { embedder } from "./embedder.ts"
import { analyst, answerer } from "./engines.ts"
import { languageModel } from "./language-model.ts"
import { linkPlaces } from "./link-places.ts"
import { meetings } from "./meetings.ts"
import { modelsIn } from "./models-in.ts"
import { payments } from "./payments.ts"
import { signIn } from "./sign-in.ts"
import { speakers } from "./speakers.ts"
import { configuredEngine, transcriber } from "./transcriber.ts"
import { translator } from "./translator.ts"
import { tryModel } from "./try-model.ts"

const megabyte = 1_000_000

/** The longest recording any plan allows, in seconds. */
const maxDuration = 10 * 3600

/** All stores, on either kind of Postgres. */
const stores = Layer.mergeAll(
  AnalysisStore.layer,
  CalendarStore.layer,
  CollaboratorStore.layer,
  CoDocumentStore.layer,
  ConnectedAppStore.layer,
  ConversationStore.layer,
  ConversionStore.layer,
  FolderStore.layer,
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
  DeliveryStore.layer,
  DeskStore.layer,
  KnownDevices.layer,
  LibraryConversationStore.layer,
  LibraryFinder.layer,
  LinkUses.layer,
  McpKeyStore.layer,
  MeetingStore.layer,
  MinuteLedger.layer,
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
  WebhookStore.layer,
  WorkStore.layer,
)

/** Who writes, answers and translates. */
const writers = (settings: Settings) =>
  Layer.mergeAll(analyst(settings), answerer(settings), translator(settings)).pipe(
    Layer.provide(languageModel(settings)),
  )

/** What both profiles share: the stores and the local engines. */
export const storesAndEngines = (settings: Settings) =>
  Layer.mergeAll(
    writers(settings),
    embedder(settings),
    configuredEngine(settings),
    transcriber(settings),
    Background.layer,
    EndpointTester.layer(),
    ModelInstaller.layer({ root: modelsIn(settings.dataDir), floor: settings.diskFloor * megabyte, attempt: tryModel }),
    DiskSpace.layer({
      folder: settings.dataDir,
      floor: settings.diskFloor * megabyte,
      maxOfAccount: settings.diskOfAccount * megabyte,
      maxInAll: settings.diskInAll === 0 ? null : settings.diskInAll * megabyte,
    }),
    ClientDocuments.layer({ inside: settings.linkInside }),
    ServerKey.layer({ secret: reveal(settings.linkSecret), file: join(settings.dataDir, "engine-key") }),
    CalendarFeed.layer({ inside: settings.linkInside }),
    CalendarReader.layer(),
    WebhookSender.layer({ inside: settings.webhookInside }),
    Documents.layer({ prefersGb18030: settings.region === "cn" }),
    DocumentText.layer,
    DocumentWriter.layer({ font: settings.pdfFont }),
    ZipArchive.layer,
    ExampleContent.layer,
    Ffmpeg.layer({ maxDuration }),
    YtDlp.layer({ places: linkPlaces(settings), inside: settings.linkInside }),
    VideoProgram.layer({ places: linkPlaces(settings), mirror: settings.ytDlpMirror }),
    Layer.succeed(LinkRules, { hosts: settings.linkHosts }),
    meetings(settings),
    Layer.succeed(MeetingRules, {
      jitsiHosts: settings.meetingHosts,
      brand: settings.brand,
      notice: settings.meetingNotice,
    }),
    ChunkCache.layer,
    IdSource.layer,
    Passwords.layer({ work: 15 }),
    Scheduler.layer,
    Secrets.layer,
    TokenSigner.layer(reveal(settings.linkSecret)),
    speakers(settings),
    VoiceDetector.layer,
    UploadSink.layer({ folder: join(settings.dataDir, "uploads") }),
    WorkFolder.layer({ folder: join(settings.dataDir, "work") }),
    Layer.succeed(OwnEdition, settings.region),
    Layer.succeed(MaxToolFile, settings.mediaToolFile * megabyte),
    Layer.succeed(ConversionLimits, { waiting: settings.mediaToolWaiting, atOnce: settings.mediaToolParallel }),
    Layer.succeed(Support, settings.supportUrl ?? settings.supportEmail),
    Layer.succeed(PublicAddress, { url: settings.publicUrl }),
    Layer.succeed(OwnPlans, { included: settings.includedPlan, areOn: settings.plans === "on", isOwn: settings.isOwn }),
    Layer.succeed(OfferedTools, toolOffer(settings)),
    Layer.succeed(UsageCollection, { isOn: settings.collectsUsage }),
    Layer.succeed(Registration, { mode: settings.registration }),
    signIn(settings),
    payments(settings),
  ).pipe(Layer.provideMerge(Layer.mergeAll(
    stores,
    ModelCatalogue.layer({
      known: [...knownModels, ...knownLanguageModels, ...knownSearchModels, ...knownSpeakerModels],
      file: settings.modelCatalogue,
      mirror: settings.modelMirror,
    }),
    Sealer.layer({ secret: reveal(settings.linkSecret), file: join(settings.dataDir, "engine-key") }),
  )))

/** What every mailer needs to know about this deployment. */
export const senderOf = ({ brand, publicUrl }: Settings) => ({
  brand,
  home: `${publicUrl}/transcribe/login`,
  signInUrl: (token: string) => `${publicUrl}/transcribe/callback?token=${encodeURIComponent(token)}`,
})

/** Milliseconds that a statement may take. */
export const timeoutOf = ({ databaseTimeout }: Settings): number => databaseTimeout * 1000
