import { type TextKey, useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"

const voices: ReadonlyArray<readonly [string, string, TextKey<"sign-in">, string]> = [
  ["Jun Sato", "text-[#ed9ac1]", "signIn.voice1", "mr-14"],
  ["Priya Nair", "text-[#78bff9]", "signIn.voice2", "mx-7"],
  ["Maya Lindqvist", "text-[#b9b5ff]", "signIn.voice3", "ml-14"],
]

const bars = Array.from(
  { length: 70 },
  (_, index) => 5 + 58 * Math.abs(Math.sin(index * 0.31) * Math.cos(index * 0.11 + 0.3)),
)

/** A picture of what the product does, next to the form. */
export const SignInArtwork = (): ReactElement => {
  const t = useText("sign-in")
  return (
    <aside aria-hidden className="relative h-full overflow-hidden">
      <div className="absolute inset-0 bg-[radial-gradient(90%_70%_at_80%_10%,#4a35b8_0%,transparent_60%),radial-gradient(70%_60%_at_10%_100%,#2d1f7a_0%,transparent_65%)]" />
      <div className="absolute inset-0 grid place-items-center p-12">
        <div className="w-full max-w-md space-y-3">
          {voices.map(([name, colour, text, margin]) => (
            <div key={name} className={`rounded-lg bg-white/[0.07] p-4 text-white/90 ${margin}`}>
              <p className={`mb-1 flex items-center gap-2 text-sm font-[600] ${colour}`}>
                <span className="size-2 rounded-full bg-current" />
                {name}
              </p>
              <p className="text-md">{t(text)}</p>
            </div>
          ))}
          <svg viewBox="0 0 420 70" className="pt-6">
            {bars.map((height, index) => (
              <rect
                key={height}
                x={index * 6}
                y={35 - height / 2}
                width="2.6"
                height={height}
                rx="1.3"
                className={index < 26 ? "fill-[#a493ff]" : "fill-white/22"}
              />
            ))}
          </svg>
        </div>
      </div>
    </aside>
  )
}
