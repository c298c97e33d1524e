import * as FsrsScheduler from "#adapters/fsrs/scheduler.ts"
import * as LocalBlobs from "#adapters/local-disk/blob-store.ts"
import * as LocalWork from "#adapters/local-disk/work-folder.ts"
import * as MemoryAnalyses from "#adapters/memory/analysis-store.ts"
import * as MemoryBackground from "#adapters/memory/background.ts"
import * as MemoryBackups from "#adapters/memory/backup-store.ts"
import * as MemoryBilling from "#adapters/memory/billing-stores.ts"
import * as MemoryCalendars from "#adapters/memory/calendar-store.ts"
import * as MemoryDocuments from "#adapters/memory/co-document-store.ts"
import * as MemoryCollaborators from "#adapters/memory/collaborator-store.ts"
import * as MemoryConversations from "#adapters/memory/conversation-store.ts"
import * as MemoryConversions from "#adapters/memory/conversion-store.ts"
import * as MemoryDeletions from "#adapters/memory/deletion-store.ts"
import * as MemoryDesk from "#adapters/memory/desk-store.ts"
import * as MemoryBus from "#adapters/memory/document-bus.ts"
import * as MemoryEngines from "#adapters/memory/engine-store.ts"
import * as MemoryFolders from "#adapters/memory/folder-store.ts"
import * as MemoryGuests from "#adapters/memory/guest-store.ts"
import * as MemoryHotwords from "#adapters/memory/hotword-store.ts"
import * as MemoryIdentities from "#adapters/memory/identity-store.ts"
import * as MemoryInvitations from "#adapters/memory/invitation-store.ts"
import * as MemoryJobs from "#adapters/memory/job-queue.ts"
import * as MemoryDevices from "#adapters/memory/known-devices.ts"
import * as MemoryLibraryConversations from "#adapters/memory/library-conversation-store.ts"
import * as MemoryLibraryFinder from "#adapters/memory/library-finder.ts"
import * as MemoryLinkUses from "#adapters/memory/link-uses.ts"
import * as MemoryMcpKeys from "#adapters/memory/mcp-key-store.ts"
import * as MemoryMeetings from "#adapters/memory/meeting-store.ts"
import * as MemoryMinutes from "#adapters/memory/minute-ledger.ts"
import * as MemoryStreams from "#adapters/memory/open-streams.ts"
import * as MemoryPasskeys from "#adapters/memory/passkey-store.ts"
import * as MemoryPresence from "#adapters/memory/presence.ts"
import * as MemoryPromos from "#adapters/memory/promo-store.ts"
import * as MemoryMeter from "#adapters/memory/question-meter.ts"
import * as MemoryLimiter from "#adapters/memory/rate-limiter.ts"
import * as MemoryReferrals from "#adapters/memory/referral-store.ts"
import * as MemoryReviews from "#adapters/memory/review-store.ts"
import * as MemorySessions from "#adapters/memory/session-store.ts"
import * as MemoryShares from "#adapters/memory/share-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryEvents from "#adapters/memory/task-events.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryTickets from "#adapters/memory/ticket-store.ts"
import * as MemoryTranscripts from "#adapters/memory/transcript-store.ts"
import * as MemoryTranslations from "#adapters/memory/translation-store.ts"
import * as MemoryUnit from "#adapters/memory/unit-of-work.ts"
import * as MemorySink from "#adapters/memory/upload-sink.ts"
import * as MemoryUploads from "#adapters/memory/upload-store.ts"
import * as MemoryUsage from "#adapters/memory/usage-store.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as MemoryVectors from "#adapters/memory/vector-store.ts"
import * as MemoryVoices from "#adapters/memory/voice-store.ts"
import * as MemoryWork from "#adapters/memory/work-store.ts"
import * as CryptoIds from "#adapters/node-crypto/id-source.ts"
import * as CryptoPasswords from "#adapters/node-crypto/passwords.ts"
import * as CryptoSealer from "#adapters/node-crypto/sealer.ts"
import * as CryptoSecrets from "#adapters/node-crypto/secrets.ts"
import * as CryptoTokens from "#adapters/node-crypto/token-signer.ts"
import * as HeardChunks from "#adapters/pcm/heard-chunks.ts"
import * as DocumentText from "#adapters/yjs/document-text.ts"
import { Registration } from "#domain/account/registration.port.ts"
import { StoredMessages } from "#domain/account/stored-messages.port.ts"
import { Effect, Layer } from "effect"
import { join } from "node:path"
import { scopedFolder } from "./a-folder.ts"
import { fakeAnswerer } from "./asking/fake-answerer.ts"
import { fakeCalendars } from "./calendar/fake-calendars.ts"
import { scriptedLinks } from "./links/scripted-links.ts"
import { noEmbedder } from "./meaning/no-embedder.ts"
import { scriptedGuest } from "./meeting/scripted-guest.ts"
import { fakeQuizMaker } from "./review/fake-quiz-maker.ts"
import { signInByMail } from "./sign-in-by-mail.ts"
import { fakeTranslator } from "./translation/fake-translator.ts"
import { noVoiceEmbedder } from "./voice/fake-voice-embedder.ts"

const stores = Layer.mergeAll(
  MemoryAnalyses.layer,
  MemoryBackups.layer,
  MemoryBilling.layer,
  MemoryCalendars.layer,
  MemoryCollaborators.layer,
  MemoryDocuments.layer,
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
  MemoryPasskeys.layer,
  MemoryMinutes.layer,
  MemoryPromos.layer,
  MemoryReferrals.layer,
  MemoryReviews.layer,
  MemorySessions.layer,
  MemoryShares.layer,
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
      HeardChunks.layer,
      CryptoIds.layer,
      CryptoPasswords.layer({ work: 8 }),
      CryptoSealer.layer({ secret: "of the tests", file: "" }),
      CryptoSecrets.layer,
      CryptoTokens.layer(null),
    ).pipe(Layer.provideMerge(MemoryBus.layer)),
  ),
)
