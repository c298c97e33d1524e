import { defineConfig } from "oxlint"
import { adapterFolders } from "./adapter-folders.ts"
import { areas } from "./domain-areas.ts"

const pureDomain = {
  regex: "^(effect/.*|[a-df-z@].*|e[a-eg-z].*|node:.*)$",
  message: "domain/ may import only itself and the stable root of effect",
}
/** Only what Markdown means comes from elsewhere: see decision 0206. */
const pureText = {
  regex:
    "^(effect/.*|[a-df-ln-z@].*|e[a-eg-z].*|m(?:[a-ce-hj-z]|d(?:[b-z]|a[a-rt-z])|i(?:[abd-z]|c[a-qs-z])).*|node:.*)$",
  message: "domain/text may import only itself and the parser of Markdown (mdast, micromark)",
}
const noInnerSteps = {
  regex: "^((\\.\\./)+|#domain/)[a-z-]+/steps/",
  message: "steps/ is private to its area; import a model, a port, an error, shared/ or a use case",
}
const modelsOnly = {
  regex: "(/use-cases/|/steps/|/shared/|/jobs/|\\.port\\.ts$)",
  message: "a model knows neither ports nor what is done with it",
}
const portsKnowModels = {
  regex: "(/use-cases/|/steps/|/shared/|/jobs/)",
  message: "a port knows models only",
}

const floorOf = (area: string) => {
  const closed = Object.keys(areas).filter((other) => other !== area && areas[area]?.includes(other) !== true)
  return {
    regex: `^((\\.\\./)+|#domain/)(${closed.join("|")})/`,
    message: `domain/${area} may not import this area: see the table in domain-areas.ts`,
  }
}

interface Pattern {
  regex: string
  message: string
  allowTypeImports?: boolean
}

const restricted = (...patterns: Array<Pattern>) => {
  const rule: ["error", { patterns: Array<Pattern> }] = ["error", { patterns }]
  return { "no-restricted-imports": rule }
}

const always = (area: string) => [area === "text" ? pureText : pureDomain, floorOf(area), noInnerSteps]

const rooms = Object.keys(areas)
const floors = rooms.map((area) => ({ files: [`domain/${area}/**`], rules: restricted(...always(area)) }))
const models = rooms.filter((area) => area !== "kernel").map((area) => ({
  files: [`domain/${area}/*.ts`],
  excludeFiles: [`domain/${area}/*.port.ts`, `domain/${area}/cases.ts`],
  rules: restricted(...always(area), modelsOnly),
}))
const ports = rooms.map((area) => ({
  files: [`domain/${area}/*.port.ts`],
  rules: restricted(...always(area), portsKnowModels),
}))

/** Adapters and surfaces use what an area offers, never its steps. */
const rulesOfAdapters = Object.entries(adapterFolders).map(([folder, lower]) => {
  const closed = ["profile", ...Object.keys(adapterFolders)].filter((other) =>
    other !== folder && !lower.includes(other)
  )
  return {
    files: [`adapters/${folder}/**`],
    rules: restricted(noInnerSteps, {
      regex: `^((\\.\\./)+|#adapters/)(${closed.join("|")})/`,
      message: `adapters/${folder} may not import this folder: see the table in adapter-folders.ts`,
    }),
  }
})

const adaptersBehindPorts = {
  regex: "^#adapters/",
  message: "a surface reaches the outside world by ports; adapters are composed by app-cli",
}

/** The floors of the API: each imports only those before it, and REST and tRPC do not import each other. */
export const apiOrder: Readonly<Record<string, ReadonlyArray<string>>> = {
  request: [],
  uploads: ["request"],
  rest: ["request", "uploads"],
  trpc: ["request"],
  collaboration: [],
  oauth: ["request"],
  http: ["request", "uploads", "rest", "trpc", "collaboration", "oauth"],
}
const apiFloors = Object.entries(apiOrder).map(([floor, lower]) => {
  const closed = Object.keys(apiOrder).filter((other) => other !== floor && !lower.includes(other))
  const message = `app-api/${floor} may not import this folder: see apiOrder in oxlint.config.ts`
  return {
    files: [`app-api/${floor}/**`],
    rules: restricted(noInnerSteps, adaptersBehindPorts, {
      regex: `^(#api|(\\.\\./)+)/?(${closed.join("|")})/`,
      message,
    }),
  }
})

/** Where the command line may use adapters: where it composes them, looks at the machine, and reads or writes backups. */
const composing = ["app-cli/main.ts", "app-cli/serve/**", "app-cli/doctor/**", "app-cli/local-operations/**"]
const cliByPorts = {
  regex: "^#adapters/",
  message: `commands use the product by its use cases; adapters only in ${composing.join(", ")}`,
}

/** The floors of the web app: each imports only those before it. */
export const webOrder = ["lib", "early", "request", "ui", "entities", "features", "shell", "screens", "tools"] as const

const webTypesOnly = [
  {
    regex: "^#(api|domain)/|app-api/",
    allowTypeImports: true,
    message: "the web app knows the API and the domain by their types only",
  },
  { regex: "^#(adapters|mcp|cli)/", message: "the web app talks to the API" },
]
const webAbove = (floor: (typeof webOrder)[number]) => ({
  regex: `^(#web|\\.\\.)/(.*/)?(${webOrder.slice(webOrder.indexOf(floor) + 1).join("|")})/`,
  message: webOrder.join(" < "),
})
const leavingBy = (levels: number) => ({
  regex: `^(\\.\\./){${levels}}`,
  message: "imports that leave their folder start at #web",
})
const noOtherFeature = {
  regex: "^#web/features/",
  message: "no feature imports another: what two share moves down, what joins two moves up",
}
const noEntityButTask = {
  regex: "^#web/entities/([a-su-z]|t[b-z])",
  message: "an entity imports no other entity but the task",
}
const noOtherEntity = { regex: "^#web/entities/", message: "the task imports no other entity" }

const webFloors = [
  { files: ["app-web/**"], rules: restricted(...webTypesOnly) },
  ...(["lib", "early", "request", "ui", "shell"] as const).map((floor) => ({
    files: [`app-web/${floor}/**`],
    rules: restricted(...webTypesOnly, webAbove(floor)),
  })),
  {
    files: ["app-web/entities/**"],
    rules: restricted(...webTypesOnly, webAbove("entities"), noEntityButTask, leavingBy(2)),
  },
  {
    files: ["app-web/entities/*/*"],
    rules: restricted(...webTypesOnly, webAbove("entities"), noEntityButTask, leavingBy(1)),
  },
  {
    files: ["app-web/features/**"],
    rules: restricted(...webTypesOnly, webAbove("features"), noOtherFeature, leavingBy(2)),
  },
  {
    files: ["app-web/features/*/*"],
    rules: restricted(...webTypesOnly, webAbove("features"), noOtherFeature, leavingBy(1)),
  },
  {
    files: ["app-web/entities/task/*"],
    rules: restricted(...webTypesOnly, webAbove("entities"), noOtherEntity, leavingBy(1)),
  },
]

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "promise", "react", "jsx-a11y", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  rules: {
    "import/no-cycle": "error",
    "import/extensions": ["error", "always", { ignorePackages: true }],
    "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "typescript/no-floating-promises": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "max-lines": ["error", { max: 250, skipBlankLines: false, skipComments: false }],
    "no-console": "error",
    "no-underscore-dangle": "off",
    "no-shadow": "off",
    "react/react-in-jsx-scope": "off",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "typescript/consistent-return": "off",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
  },
  overrides: [
    {
      files: ["domain/**"],
      rules: {
        ...restricted(pureDomain),
        "no-restricted-globals": ["error", { name: "Date", message: "use DateTime" }],
        "no-restricted-properties": ["error", {
          object: "Math",
          property: "random",
          message: "use the Random service",
        }],
      },
    },
    ...floors,
    ...models,
    ...ports,
    {
      files: ["texts/**"],
      rules: restricted({
        regex: "^#(domain|adapters|api|mcp|cli|web)/",
        message: "texts and languages are below everything that speaks",
      }),
    },
    { files: ["app-api/**", "app-mcp/**"], rules: restricted(noInnerSteps, adaptersBehindPorts) },
    ...apiFloors,
    { files: ["app-cli/**"], excludeFiles: composing, rules: restricted(noInnerSteps, cliByPorts) },
    { files: composing, rules: restricted(noInnerSteps) },
    ...rulesOfAdapters,
    ...webFloors,
    { files: ["app-cli/**"], rules: { "no-console": "off" } },
    // The specification has reports that could not be sent written to the console, as warnings.
    { files: ["app-web/lib/usage/warn.ts"], rules: { "no-console": ["error", { allow: ["warn"] }] } },
    { files: ["**/*.test.ts"], rules: { "typescript/no-explicit-any": "off" } },
    {
      files: ["app-cli/launch/**", "tests/bench/**", "tests/screens/**"],
      rules: { "no-console": "off", "no-unused-expressions": "off" },
    },
  ],
  ignorePatterns: [".cache/**", "node_modules/**", "dist/**", "data/**"],
})
