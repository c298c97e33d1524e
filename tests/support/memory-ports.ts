import * as DocumentText from "#adapters/documents/yjs/document-text.ts"
import * as FsrsScheduler from "#adapters/engines/language/embedded-answerer/review-scheduler.ts"
import * as CryptoIds from "#adapters/identity/id-source.ts"
import * as CryptoPasswords from "#adapters/identity/passwords.ts"
import * as CryptoSealer from "#adapters/identity/sealer.ts"
import * as CryptoSecrets from "#adapters/identity/secrets.ts"
import * as CryptoTokens from "#adapters/identity/token-signer.ts"
import * as ChunkCache from "#adapters/media/pcm/chunk-cache.ts"
import * as LocalBlobs from "#adapters/storage/local-disk/blob-store.ts"
import * as LocalWork from "#adapters/storage/local-disk/work-folder.ts"
import * as MemoryBackground from "#adapters/storage/memory/background.ts"
import * as MemoryBus from "#adapters/storage/memory/document-bus.ts"
import * as MemoryStreams from "#adapters/storage/memory/open-streams.ts"
import * as MemoryPresence from "#adapters/storage/memory/presence.ts"
import * as MemoryLimiter from "#adapters/storage/memory/rate-limiter.ts"
import * as MemoryEvents from "#adapters/storage/memory/task-events.ts"
import { Registration } from "#domain/account/registration.port.ts"
import { StoredMessages } from "#domain/account/stored-messages.port.ts"
import * as MemoryAnalyses from "#tests/support/memory/analysis-store.ts"
import * as MemoryExports from "#tests/support/memory/automatic-export-stores.ts"
import * as MemoryBackups from "#tests/support/memory/backup-store.ts"
import * as MemoryBilling from "#tests/support/memory/billing-stores.ts"
import * as MemoryCalendars from "#tests/support/memory/calendar-store.ts"
import * as MemoryDocuments from "#tests/support/memory/co-document-store.ts"
import * as MemoryCollaborators from "#tests/support/memory/collaborator-store.ts"
import * as MemoryConnectedApps from "#tests/support/memory/connected-app-store.ts"
import * as MemoryContactChanges from "#tests/support/memory/contact-change-store.ts"
import * as MemoryConversations from "#tests/support/memory/conversation-store.ts"
import * as MemoryConversions from "#tests/support/memory/conversion-store.ts"
import * as MemoryDeletions from "#tests/support/memory/deletion-store.ts"
import * as MemoryDesk from "#tests/support/memory/desk-store.ts"
import * as MemoryEngines from "#tests/support/memory/engine-store.ts"
import * as MemoryFolders from "#tests/support/memory/folder-store.ts"
import * as MemoryGuests from "#tests/support/memory/guest-store.ts"
import * as MemoryHotwords from "#tests/support/memory/hotword-store.ts"
import * as MemoryIdentities from "#tests/support/memory/identity-store.ts"
import * as MemoryInvitations from "#tests/support/memory/invitation-store.ts"
import * as MemoryJobs from "#tests/support/memory/job-queue.ts"
import * as MemoryDevices from "#tests/support/memory/known-devices.ts"
import * as MemoryLibraryConversations from "#tests/support/memory/library-conversation-store.ts"
import * as MemoryLibraryFinder from "#tests/support/memory/library-finder.ts"
import * as MemoryLinkUses from "#tests/support/memory/link-uses.ts"
import * as MemoryMcpKeys from "#tests/support/memory/mcp-key-store.ts"
import * as MemoryMeetings from "#tests/support/memory/meeting-store.ts"
import * as MemoryMinutes from "#tests/support/memory/minute-ledger.ts"
import * as MemoryNotifications from "#tests/support/memory/notification-stores.ts"
import * as MemoryOAuth from "#tests/support/memory/oauth-record-store.ts"
import * as MemoryPasskeys from "#tests/support/memory/passkey-store.ts"
import * as MemoryPromos from "#tests/support/memory/promo-store.ts"
import * as MemoryMeter from "#tests/support/memory/question-meter.ts"
import * as MemoryReferrals from "#tests/support/memory/referral-store.ts"
import * as MemoryReviews from "#tests/support/memory/review-store.ts"
import * as MemorySessions from "#tests/support/memory/session-store.ts"
import * as MemoryShares from "#tests/support/memory/share-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTags from "#tests/support/memory/tag-store.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryTickets from "#tests/support/memory/ticket-store.ts"
import * as MemoryTranscripts from "#tests/support/memory/transcript-store.ts"
import * as MemoryTranslations from "#tests/support/memory/translation-store.ts"
import * as MemoryUnit from "#tests/support/memory/unit-of-work.ts"
import * as MemorySink from "#tests/support/memory/upload-sink.ts"
import * as MemoryUploads from "#tests/support/memory/upload-store.ts"
import * as MemoryUsage from "#tests/support/memory/usage-store.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import * as MemoryVectors from "#tests/support/memory/vector-store.ts"
import * as MemoryVoices from "#tests/support/memory/voice-store.ts"
import * as MemoryPlaces from "#tests/support/memory/watched-place-store.ts"
import * as MemoryWebhooks from "#tests/support/memory/webhook-stores.ts"
import * as MemoryWork from "#tests/support/memory/work-store.ts"
import { Effect, Layer } from "effect"
import { join } from "node:path"
import { scopedFolder } from "./a-folder.ts"
import { fakeAnswerer } from "./asking/fake-answerer.ts"
import { fakeExportTargets } from "./automatic-export/fake-export-targets.ts"
import { fakeCalendars } from "./calendar/fake-calendars.ts"
import { scriptedLinks } from "./links/scripted-links.ts"
import { noEmbedder } from "./meaning/no-embedder.ts"
import { scriptedGuest } from "./meeting/scripted-guest.ts"
import { fakePushSender } from "./notification/fake-push-sender.ts"
import { fakeQuizMaker } from "./review/fake-quiz-maker.ts"
import { signInByMail } from "./sign-in-by-mail.ts"
import { fakeTranslator } from "./translation/fake-translator.ts"
import { noVoiceEmbedder } from "./voice/fake-voice-embedder.ts"
import { fakePlaces } from "./watched-place/fake-places.ts"
import { fakeWebhookSender } from "./webhook/fake-webhook-sender.ts"

const stores = Layer.mergeAll(
  MemoryAnalyses.layer,
  MemoryBackups.layer,
  MemoryBilling.layer,
  MemoryCalendars.layer,
  MemoryCollaborators.layer,
  MemoryDocuments.layer,
  MemoryConnectedApps.layer,
  MemoryContactChanges.layer,
  MemoryConversations.layer,
  MemoryConversions.layer,
  MemoryMeter.layer,
  MemoryFolders.layer,
  MemoryEngines.layer,
  MemoryHotwords.layer,
  MemoryIdentities.layer,
  MemoryGuests.layer,
  MemoryInvitations.layer,
  MemoryDeletions.layer,
  MemoryDesk.layer,
  MemoryDevices.layer,
  MemoryJobs.layer,
  MemoryLibraryConversations.layer,
  MemoryLibraryFinder.layer,
  MemoryLinkUses.layer,
  MemoryMcpKeys.layer,
  MemoryMeetings.layer,
  MemoryOAuth.layer,
  MemoryPasskeys.layer,
  MemoryMinutes.layer,
  MemoryPromos.layer,
  MemoryReferrals.layer,
  MemoryReviews.layer,
  MemorySessions.layer,
  MemoryShares.layer,
  MemoryTags.layer,
  MemoryTasks.layer,
  MemoryTickets.layer,
  MemoryTranscripts.layer,
  MemoryTranslations.layer,
  MemoryUnit.layer,
  MemoryUploads.layer,
  MemoryUsage.layer,
  MemoryUsers.layer,
  MemoryVectors.layer,
  MemoryVoices.layer,
  MemoryNotifications.layer,
  MemoryPlaces.layer,
  MemoryExports.layer,
  MemoryWebhooks.layer,
  MemoryWork.layer,
)

const files = Layer.unwrap(Effect.map(scopedFolder, (folder) =>
  Layer.mergeAll(
    LocalBlobs.layer({ folder: join(folder, "blobs") }),
    LocalWork.layer({ folder: join(folder, "work") }),
    MemorySink.layer(join(folder, "uploads")),
  )))

/** Every store and the small infrastructure, empty for each test: rows in memory, files in a folder that goes with it. */
export const memoryPorts = Layer.mergeAll(stores, files).pipe(
  Layer.provideMerge(MemoryState.layer),
  Layer.merge(
    Layer.mergeAll(
      DocumentText.layer,
      fakeAnswerer,
      fakeTranslator,
      fakeQuizMaker,
      noEmbedder,
      fakeCalendars(),
      fakePushSender(),
      fakePlaces(),
      fakeExportTargets().layer,
      fakeWebhookSender(),
      scriptedLinks(),
      scriptedGuest(),
      noVoiceEmbedder,
      FsrsScheduler.layer,
      MemoryPresence.layer,
      MemoryStreams.layer,
      MemoryEvents.layer,
      MemoryLimiter.layer,
      Layer.succeed(Registration, { mode: "open" }),
      Layer.succeed(StoredMessages, { erase: () => Effect.void }),
      signInByMail,
      MemoryBackground.layer,
      ChunkCache.layer,
      CryptoIds.layer,
      CryptoPasswords.layer({ work: 8 }),
      CryptoSealer.layer({ secret: "of the tests", file: "" }),
      CryptoSecrets.layer,
      CryptoTokens.layer(null),
    ).pipe(Layer.provideMerge(MemoryBus.layer)),
  ),
)
