import * as Pcm from "#adapters/media/pcm/heard-chunks.ts"
import { heardChunksContract } from "./heard-chunks.contract.ts"

heardChunksContract("samples", Pcm.layer)
