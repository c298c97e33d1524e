import { run } from "#adapters/system/child-process/run.ts"
import { isSameLanguage } from "#domain/translation/translation.ts"
import { Effect } from "effect"

/** An installed language pair. */
interface Mode {
  readonly name: string
  readonly source: string
  readonly target: string
}

/** From ISO 639-3 to the codes that readers know. */
const codes = new Map(
  ("afr=af ara=ar arg=an ast=ast bel=be bre=br bul=bg cat=ca cym=cy dan=da deu=de eng=en epo=eo eus=eu fra=fr glg=gl "
    + "hbs=sh hin=hi ind=id isl=is ita=it kaz=kk mkd=mk mlt=mt msa=ms nld=nl nno=nn nob=no oci=oc pol=pl por=pt ron=ro rus=ru "
    + "slv=sl spa=es srd=sc swe=sv tat=tt ukr=uk urd=ur")
    .split(" ").map((pair) => {
      const [long = "", short = ""] = pair.split("=")
      return [long, short] as const
    }),
)

const codeOf = (name: string): string | null => codes.get(name) ?? (/^[a-z]{2}$/.test(name) ? name : null)

/** The pairs that apertium lists; none if it is not installed. Variants such as spa-eng_US are left out. */
export const listModes = (command: string): Effect.Effect<ReadonlyArray<Mode>> =>
  run({ command, args: ["-l"], timeLimit: 10_000 }).pipe(
    Effect.map(({ stdout }) =>
      stdout.toString("utf8").split("\n").flatMap((line): ReadonlyArray<Mode> => {
        const [, from = "", to = ""] = /^\s*([a-z]{2,3})-([a-z]{2,3})\s*$/.exec(line) ?? []
        const [source, target] = [codeOf(from), codeOf(to)]
        return source === null || target === null ? [] : [{ name: `${from}-${to}`, source, target }]
      })
    ),
    Effect.catch(() => Effect.succeed([])),
  )

export const targetsFrom = (modes: ReadonlyArray<Mode>, from: string): ReadonlyArray<string> => [
  ...new Set(modes.filter(({ source }) => isSameLanguage(source, from)).map(({ target }) => target)),
]

export const modeFor = (modes: ReadonlyArray<Mode>, from: string, to: string): string | null =>
  modes.find(({ source, target }) => isSameLanguage(source, from) && isSameLanguage(target, to))?.name ?? null
