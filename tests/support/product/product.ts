import * as ExampleContent from "#adapters/documents/example/example-content.ts"
import * as DocumentText from "#adapters/documents/yjs/document-text.ts"
import * as Scheduler from "#adapters/engines/language/embedded-answerer/review-scheduler.ts"
import * as Ids from "#adapters/identity/id-source.ts"
import * as NodePasswords from "#adapters/identity/passwords.ts"
import * as NodeSealer from "#adapters/identity/sealer.ts"
import * as NodeSecrets from "#adapters/identity/secrets.ts"
import * as NodeServerKey from "#adapters/identity/server-key.ts"
import * as NodeTokens from "#adapters/identity/token-signer.ts"
import * as ChunkCache from "#adapters/media/pcm/chunk-cache.ts"
import * as LocalBlobs from "#adapters/storage/local-disk/blob-store.ts"
import * as LocalSink from "#adapters/storage/local-disk/upload-sink.ts"
import * as LocalWork from "#adapters/storage/local-disk/work-folder.ts"
import * as Background from "#adapters/storage/memory/background.ts"
import * as MemoryBus from "#adapters/storage/memory/document-bus.ts"
import * as MemoryStreams from "#adapters/storage/memory/open-streams.ts"
import * as MemoryPresence from "#adapters/storage/memory/presence.ts"
import * as MemoryLimiter from "#adapters/storage/memory/rate-limiter.ts"
import * as MemoryEvents from "#adapters/storage/memory/task-events.ts"
import * as Analyses from "#adapters/storage/postgres/analysis-store.ts"
import * as Backups from "#adapters/storage/postgres/backup-store.ts"
import * as BillingMailbox from "#adapters/storage/postgres/billing-mailbox.ts"
import * as Calendars from "#adapters/storage/postgres/calendar-store.ts"
import * as Documents from "#adapters/storage/postgres/co-document-store.ts"
import * as Collaborators from "#adapters/storage/postgres/collaborator-store.ts"
import * as ConnectedApps from "#adapters/storage/postgres/connected-app-store.ts"
import * as ContactChanges from "#adapters/storage/postgres/contact-change-store.ts"
import * as Conversations from "#adapters/storage/postgres/conversation-store.ts"
import * as Conversions from "#adapters/storage/postgres/conversion-store.ts"
import type { Database } from "#adapters/storage/postgres/database.ts"
import * as Deletions from "#adapters/storage/postgres/deletion-store.ts"
import * as DeliveryStores from "#adapters/storage/postgres/delivery-store.ts"
import * as Desk from "#adapters/storage/postgres/desk-store.ts"
import * as Engines from "#adapters/storage/postgres/engine-store.ts"
import * as ExportRuleStores from "#adapters/storage/postgres/export-rule-store.ts"
import * as ExportedFileStores from "#adapters/storage/postgres/exported-file-store.ts"
import * as Folders from "#adapters/storage/postgres/folder-store.ts"
import * as Guests from "#adapters/storage/postgres/guest-store.ts"
import * as Hotwords from "#adapters/storage/postgres/hotword-store.ts"
import * as Identities from "#adapters/storage/postgres/identity-store.ts"
import * as Invitations from "#adapters/storage/postgres/invitation-store.ts"
import * as Devices from "#adapters/storage/postgres/known-devices.ts"
import * as LibraryConversations from "#adapters/storage/postgres/library-conversation-store.ts"
import * as LibraryFinder from "#adapters/storage/postgres/library-finder.ts"
import * as LinkUses from "#adapters/storage/postgres/link-uses.ts"
import * as MailChoices from "#adapters/storage/postgres/mail-choice-store.ts"
import * as Keys from "#adapters/storage/postgres/mcp-key-store.ts"
import * as MeetingStores from "#adapters/storage/postgres/meeting-store.ts"
import * as Ledger from "#adapters/storage/postgres/minute-ledger.ts"
import * as Notices from "#adapters/storage/postgres/notice-store.ts"
import * as OAuthRecords from "#adapters/storage/postgres/oauth-record-store.ts"
import * as Orders from "#adapters/storage/postgres/order-store.ts"
import * as Passkeys from "#adapters/storage/postgres/passkey-store.ts"
import * as Payments from "#adapters/storage/postgres/payment-store.ts"
import * as Promos from "#adapters/storage/postgres/promo-store.ts"
import * as PushDevices from "#adapters/storage/postgres/push-device-store.ts"
import * as Meter from "#adapters/storage/postgres/question-meter.ts"
import * as Ready from "#adapters/storage/postgres/readiness.ts"
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
import * as Units from "#adapters/storage/postgres/unit-of-work.ts"
import * as Uploads from "#adapters/storage/postgres/upload-store.ts"
import * as Usage from "#adapters/storage/postgres/usage-store.ts"
import * as Users from "#adapters/storage/postgres/user-store.ts"
import * as Vectors from "#adapters/storage/postgres/vector-store.ts"
import * as Voices from "#adapters/storage/postgres/voice-store.ts"
import * as WatchedPlaces from "#adapters/storage/postgres/watched-place-store.ts"
import * as WebhookStores from "#adapters/storage/postgres/webhook-store.ts"
import * as Works from "#adapters/storage/postgres/work-store.ts"
import { Registration } from "#domain/account/registration.port.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import type { Ports } from "#domain/ports.ts"
import { Layer } from "effect"
import { join } from "node:path"
import { fakeAnswerer } from "../asking/fake-answerer.ts"
import { fakeExportTargets } from "../automatic-export/fake-export-targets.ts"
import { fakeBackups } from "../backup/fake-backups.ts"
import { noPayments } from "../billing/no-payments.ts"
import { fakeCalendars } from "../calendar/fake-calendars.ts"
import { fakeDocuments } from "../connected-app/fake-documents.ts"
import { scriptedLinks } from "../links/scripted-links.ts"
import { noEmbedder } from "../meaning/no-embedder.ts"
import { scriptedGuest } from "../meeting/scripted-guest.ts"
import { fakePushSender } from "../notification/fake-push-sender.ts"
import { fakeQuizMaker } from "../review/fake-quiz-maker.ts"
import { signInByMail } from "../sign-in-by-mail.ts"
import { fakeTranslator } from "../translation/fake-translator.ts"
import { fakePlaces } from "../watched-place/fake-places.ts"
import { fakeWebhookSender } from "../webhook/fake-webhook-sender.ts"
import { fakeEdges } from "./fake-edges.ts"
import { fakeEngines } from "./fake-engines.ts"
import * as Queue from "./fake-queue.ts"

/** The whole product on a given database: real stores and files in a folder, engines and mail replaced by fakes. */
export const productOn = <Others, E>(
  database: Layer.Layer<Database | Others, E>,
  folder: string,
): Layer.Layer<Ports | Database | Others, E> =>
  Layer.mergeAll(
    Analyses.layer,
    Calendars.layer,
    Tags.layer,
    Collaborators.layer,
    Documents.layer,
    ConnectedApps.layer,
    ContactChanges.layer,
    Conversations.layer,
    Conversions.layer,
    Meter.layer,
    fakeAnswerer,
    fakeTranslator,
    Translations.layer,
    fakeQuizMaker,
    Scheduler.layer,
    DocumentText.layer,
    Layer.provideMerge(MemoryPresence.layer, MemoryBus.layer),
    MemoryStreams.layer,
    Folders.layer,
    Engines.layer,
    Backups.layer,
    BillingMailbox.layer,
    OAuthRecords.layer,
    fakeDocuments(),
    Orders.layer,
    Payments.layer,
    Promos.layer,
    Referrals.layer,
    Subscriptions.layer,
    Guests.layer,
    Hotwords.layer,
    Identities.layer,
    Invitations.layer,
    Deletions.layer,
    Desk.layer,
    Devices.layer,
    LibraryConversations.layer,
    LibraryFinder.layer,
    LinkUses.layer,
    Keys.layer,
    Passkeys.layer,
    Ledger.layer,
    Ready.layer,
    Reviews.layer,
    Sessions.layer,
    Shares.layer,
    Tasks.layer,
    Tickets.layer,
    Transcripts.layer,
    Units.layer,
    Uploads.layer,
    Usage.layer,
    Users.layer,
    Vectors.layer,
    Voices.layer,
    Layer.mergeAll(MailChoices.layer, Notices.layer, PushDevices.layer),
    WatchedPlaces.layer,
    ExportRuleStores.layer,
    ExportedFileStores.layer,
    WebhookStores.layer,
    DeliveryStores.layer,
    noEmbedder,
    Works.layer,
    LocalBlobs.layer({ folder: join(folder, "blobs") }),
    LocalSink.layer({ folder: join(folder, "uploads") }),
    LocalWork.layer({ folder: join(folder, "work") }),
    ExampleContent.layer,
    MemoryLimiter.layer,
    MemoryEvents.layer,
    Background.layer,
    ChunkCache.layer,
    Ids.layer,
    NodeSealer.layer({ secret: "of the tests", file: join(folder, "engine-key") }),
    NodePasswords.layer({ work: 8 }),
    NodeSecrets.layer,
    NodeServerKey.layer({ secret: "of the tests", file: "" }),
    NodeTokens.layer(null),
    Layer.succeed(Registration, { mode: "open" }),
    signInByMail,
    noPayments,
    Layer.succeed(PublicAddress, { url: "http://127.0.0.1:8420" }),
    Queue.layer,
    fakeEngines,
    MeetingStores.layer,
    fakeCalendars(),
    fakePushSender(),
    fakePlaces(),
    fakeExportTargets().layer,
    fakeWebhookSender(),
    scriptedLinks(),
    scriptedGuest(),
    fakeBackups(join(folder, "backups")),
    fakeEdges,
  ).pipe(Layer.provideMerge(database))
