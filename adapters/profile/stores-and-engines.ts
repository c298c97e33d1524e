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
import * as EndpointTester from "#adapters/openai/endpoint-tester.ts"
import * as DiskSpace from "#adapters/storage/local-disk/disk-space.ts"
import * as UploadSink from "#adapters/storage/local-disk/upload-sink.ts"
import * as WorkFolder from "#adapters/storage/local-disk/work-folder.ts"
import * as Background from "#adapters/storage/memory/background.ts"
import { reveal, type Settings } from "#adapters/system/config/settings.ts"
import { toolOffer } from "#adapters/system/config/tool-settings.ts"
import * as PlaceReader from "#adapters/watching/place-reader.ts"
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
import { automaticExport } from "./automatic-export.ts"
import { embedder } from "./embedder.ts"
import { analyst, answerer } from "./engines.ts"
import { languageModel } from "./language-model.ts"
import { linkPlaces } from "./link-places.ts"
import { meetings } from "./meetings.ts"
import { modelsIn } from "./models-in.ts"
import { notifiers } from "./notifications.ts"
import { payments } from "./payments.ts"
import { signIn } from "./sign-in.ts"
import { speakers } from "./speakers.ts"
import { stores } from "./stores.ts"
import { configuredEngine, transcriber } from "./transcriber.ts"
import { translator } from "./translator.ts"
import { tryModel } from "./try-model.ts"

const megabyte = 1_000_000

/** The longest recording any plan allows, in seconds. */
const maxDuration = 10 * 3600

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
    notifiers(settings),
    CalendarFeed.layer({ inside: settings.linkInside }),
    CalendarReader.layer(),
    PlaceReader.layer({ inside: settings.linkInside, root: settings.watchRoot, closed: [settings.dataDir] }),
    automaticExport(settings),
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
    ServerKey.layer({ secret: reveal(settings.linkSecret), file: join(settings.dataDir, "engine-key") }),
  )))

/** What every mailer needs to know about this deployment. */
export const senderOf = ({ brand, publicUrl }: Settings) => ({
  brand,
  home: `${publicUrl}/transcribe/login`,
  signInUrl: (token: string) => `${publicUrl}/transcribe/callback?token=${encodeURIComponent(token)}`,
})

/** Milliseconds that a statement may take. */
export const timeoutOf = ({ databaseTimeout }: Settings): number => databaseTimeout * 1000
