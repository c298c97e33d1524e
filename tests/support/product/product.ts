import * as ExampleContent from "#adapters/example/example-content.ts"
import * as Scheduler from "#adapters/fsrs/scheduler.ts"
import * as LocalBlobs from "#adapters/local-disk/blob-store.ts"
import * as LocalSink from "#adapters/local-disk/upload-sink.ts"
import * as LocalWork from "#adapters/local-disk/work-folder.ts"
import * as Background from "#adapters/memory/background.ts"
import * as MemoryBus from "#adapters/memory/document-bus.ts"
import * as MemoryStreams from "#adapters/memory/open-streams.ts"
import * as MemoryPresence from "#adapters/memory/presence.ts"
import * as MemoryLimiter from "#adapters/memory/rate-limiter.ts"
import * as MemoryEvents from "#adapters/memory/task-events.ts"
import * as Ids from "#adapters/node-crypto/id-source.ts"
import * as NodePasswords from "#adapters/node-crypto/passwords.ts"
import * as NodeSealer from "#adapters/node-crypto/sealer.ts"
import * as NodeSecrets from "#adapters/node-crypto/secrets.ts"
import * as NodeTokens from "#adapters/node-crypto/token-signer.ts"
import * as HeardChunks from "#adapters/pcm/heard-chunks.ts"
import * as Analyses from "#adapters/postgres/analysis-store.ts"
import * as Backups from "#adapters/postgres/backup-store.ts"
import * as BillingMailbox from "#adapters/postgres/billing-mailbox.ts"
import * as Calendars from "#adapters/postgres/calendar-store.ts"
import * as Documents from "#adapters/postgres/co-document-store.ts"
import * as Collaborators from "#adapters/postgres/collaborator-store.ts"
import * as Conversations from "#adapters/postgres/conversation-store.ts"
import * as Conversions from "#adapters/postgres/conversion-store.ts"
import type { Database } from "#adapters/postgres/database.ts"
import * as Deletions from "#adapters/postgres/deletion-store.ts"
import * as Desk from "#adapters/postgres/desk-store.ts"
import * as Engines from "#adapters/postgres/engine-store.ts"
import * as Folders from "#adapters/postgres/folder-store.ts"
import * as Guests from "#adapters/postgres/guest-store.ts"
import * as Hotwords from "#adapters/postgres/hotword-store.ts"
import * as Identities from "#adapters/postgres/identity-store.ts"
import * as Invitations from "#adapters/postgres/invitation-store.ts"
import * as Devices from "#adapters/postgres/known-devices.ts"
import * as LibraryConversations from "#adapters/postgres/library-conversation-store.ts"
import * as LibraryFinder from "#adapters/postgres/library-finder.ts"
import * as LinkUses from "#adapters/postgres/link-uses.ts"
import * as Keys from "#adapters/postgres/mcp-key-store.ts"
import * as MeetingStores from "#adapters/postgres/meeting-store.ts"
import * as Ledger from "#adapters/postgres/minute-ledger.ts"
import * as Orders from "#adapters/postgres/order-store.ts"
import * as Passkeys from "#adapters/postgres/passkey-store.ts"
import * as Payments from "#adapters/postgres/payment-store.ts"
import * as Promos from "#adapters/postgres/promo-store.ts"
import * as Meter from "#adapters/postgres/question-meter.ts"
import * as Ready from "#adapters/postgres/readiness.ts"
import * as Referrals from "#adapters/postgres/referral-store.ts"
import * as Reviews from "#adapters/postgres/review-store.ts"
import * as Sessions from "#adapters/postgres/session-store.ts"
import * as Shares from "#adapters/postgres/share-store.ts"
import * as Subscriptions from "#adapters/postgres/subscription-store.ts"
import * as Tasks from "#adapters/postgres/task-store.ts"
import * as Tickets from "#adapters/postgres/ticket-store.ts"
import * as Transcripts from "#adapters/postgres/transcript-store.ts"
import * as Translations from "#adapters/postgres/translation-store.ts"
import * as Units from "#adapters/postgres/unit-of-work.ts"
import * as Uploads from "#adapters/postgres/upload-store.ts"
import * as Usage from "#adapters/postgres/usage-store.ts"
import * as Users from "#adapters/postgres/user-store.ts"
import * as Vectors from "#adapters/postgres/vector-store.ts"
import * as Voices from "#adapters/postgres/voice-store.ts"
import * as Works from "#adapters/postgres/work-store.ts"
import * as DocumentText from "#adapters/yjs/document-text.ts"
import { Registration } from "#domain/account/registration.port.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import type { Ports } from "#domain/ports.ts"
import { Layer } from "effect"
import { join } from "node:path"
import { fakeAnswerer } from "../asking/fake-answerer.ts"
import { fakeBackups } from "../backup/fake-backups.ts"
import { noPayments } from "../billing/no-payments.ts"
import { fakeCalendars } from "../calendar/fake-calendars.ts"
import { scriptedLinks } from "../links/scripted-links.ts"
import { noEmbedder } from "../meaning/no-embedder.ts"
import { scriptedGuest } from "../meeting/scripted-guest.ts"
import { fakeQuizMaker } from "../review/fake-quiz-maker.ts"
import { signInByMail } from "../sign-in-by-mail.ts"
import { fakeTranslator } from "../translation/fake-translator.ts"
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
    Collaborators.layer,
    Documents.layer,
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
    noEmbedder,
    Works.layer,
    LocalBlobs.layer({ folder: join(folder, "blobs") }),
    LocalSink.layer({ folder: join(folder, "uploads") }),
    LocalWork.layer({ folder: join(folder, "work") }),
    ExampleContent.layer,
    MemoryLimiter.layer,
    MemoryEvents.layer,
    Background.layer,
    HeardChunks.layer,
    Ids.layer,
    NodeSealer.layer({ secret: "of the tests", file: join(folder, "engine-key") }),
    NodePasswords.layer({ work: 8 }),
    NodeSecrets.layer,
    NodeTokens.layer(null),
    Layer.succeed(Registration, { mode: "open" }),
    signInByMail,
    noPayments,
    Layer.succeed(PublicAddress, { url: "http://127.0.0.1:8420" }),
    Queue.layer,
    fakeEngines,
    MeetingStores.layer,
    fakeCalendars(),
    scriptedLinks(),
    scriptedGuest(),
    fakeBackups(join(folder, "backups")),
    fakeEdges,
  ).pipe(Layer.provideMerge(database))
