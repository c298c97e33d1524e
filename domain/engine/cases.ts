import { chooseEngine } from "./use-cases/choose-engine.ts"
import { dismissOffer } from "./use-cases/dismiss-offer.ts"
import { getVideoProgram } from "./use-cases/get-video-program.ts"
import { installModel } from "./use-cases/install-model.ts"
import { installVideoProgram } from "./use-cases/install-video-program.ts"
import { listEngines } from "./use-cases/list-engines.ts"
import { removeEndpoint } from "./use-cases/remove-endpoint.ts"
import { removeModel } from "./use-cases/remove-model.ts"
import { setEndpoint } from "./use-cases/set-endpoint.ts"
import { testEndpoint } from "./use-cases/test-endpoint.ts"

export const engineCases = [
  dismissOffer,
  getVideoProgram,
  installModel,
  installVideoProgram,
  listEngines,
  removeEndpoint,
  removeModel,
  setEndpoint,
  testEndpoint,
  chooseEngine,
] as const
