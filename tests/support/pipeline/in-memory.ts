import * as LocalBlobs from "#adapters/local-disk/blob-store.ts"
import * as LocalWork from "#adapters/local-disk/work-folder.ts"
import * as Analyses from "#adapters/memory/analysis-store.ts"
import * as Queue from "#adapters/memory/job-queue.ts"
import * as Keys from "#adapters/memory/mcp-key-store.ts"
import * as Ledger from "#adapters/memory/minute-ledger.ts"
import * as Limiter from "#adapters/memory/rate-limiter.ts"
import * as Sessions from "#adapters/memory/session-store.ts"
import * as State from "#adapters/memory/state.ts"
import * as Events from "#adapters/memory/task-events.ts"
import * as Tasks from "#adapters/memory/task-store.ts"
import * as Transcripts from "#adapters/memory/transcript-store.ts"
import * as Units from "#adapters/memory/unit-of-work.ts"
import * as Uploads from "#adapters/memory/upload-store.ts"
import * as Users from "#adapters/memory/user-store.ts"
import * as Works from "#adapters/memory/work-store.ts"
import * as Ids from "#adapters/node-crypto/id-source.ts"
import * as NodeSecrets from "#adapters/node-crypto/secrets.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { Layer } from "effect"
import { join } from "node:path"

/** Every port but the engines, in memory; files in a folder. */
export const inMemory = (folder: string) =>
  Layer.mergeAll(
    Analyses.layer,
    Events.layer,
    Ids.layer,
    Keys.layer,
    Ledger.layer,
    Limiter.layer,
    LocalBlobs.layer({ folder: join(folder, "blobs") }),
    LocalWork.layer({ folder: join(folder, "work") }),
    NodeSecrets.layer,
    Queue.layer,
    Sessions.layer,
    Tasks.layer,
    Transcripts.layer,
    Units.layer,
    Uploads.layer(join(folder, "uploads")),
    Users.layer,
    Works.layer,
    Layer.succeed(PublicAddress, { url: "http://127.0.0.1:8420" }),
  ).pipe(Layer.provideMerge(State.layer))
