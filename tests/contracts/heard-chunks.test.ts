import * as Pcm from "#adapters/pcm/heard-chunks.ts"
import { heardChunksContract } from "./heard-chunks.contract.ts"

heardChunksContract("samples", Pcm.layer)
