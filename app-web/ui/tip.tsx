import { Tooltip } from "radix-ui"
import type { ReactElement } from "react"
import { layers } from "./layers.ts"

export type Side = "top" | "bottom" | "left" | "right"

interface TipProps {
  readonly label: string
  readonly keys?: ReadonlyArray<string> | undefined
  readonly side?: Side | undefined
  readonly children: ReactElement
}

/** The name of a control on hover and focus, with the key that does the same. Needs `Tooltip.Provider` above. */
export const Tip = ({ label, keys, side = "bottom", children }: TipProps): ReactElement => (
  <Tooltip.Root>
    <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
    <Tooltip.Portal container={layers}>
      <Tooltip.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-70 flex animate-pop items-center gap-2 rounded-sm bg-[#1c1a28] px-2.5 py-1.5 text-xs font-[480] text-white shadow-e3 dark:bg-[#34323f]"
      >
        {label}
        {keys !== undefined && (
          <span className="flex gap-0.5">
            {keys.map((key) => (
              <kbd key={key} className="min-w-4 rounded-[4px] bg-white/15 px-1 text-center font-sans text-2xs">
                {key}
              </kbd>
            ))}
          </span>
        )}
      </Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
)
