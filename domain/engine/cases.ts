import { chooseEngine } from "./use-cases/choose-engine.ts"
import { dismissOffer } from "./use-cases/dismiss-offer.ts"
import { installModel } from "./use-cases/install-model.ts"
import { listEngines } from "./use-cases/list-engines.ts"
import { removeEndpoint } from "./use-cases/remove-endpoint.ts"
import { removeModel } from "./use-cases/remove-model.ts"
import { setEndpoint } from "./use-cases/set-endpoint.ts"
import { testEndpoint } from "./use-cases/test-endpoint.ts"

export const engineCases = [
  dismissOffer,
  installModel,
  listEngines,
  removeEndpoint,
  removeModel,
  setEndpoint,
  testEndpoint,
  chooseEngine,
] as const
