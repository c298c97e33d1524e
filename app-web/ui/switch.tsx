import { Switch as Radix } from "radix-ui"
import type { ComponentProps, ReactElement } from "react"

export const Switch = (props: ComponentProps<typeof Radix.Root>): ReactElement => (
  <Radix.Root
    className="relative h-[22px] w-[38px] shrink-0 rounded-full bg-field transition-colors duration-150 data-[state=checked]:bg-accent"
    {...props}
  >
    <Radix.Thumb className="block size-[18px] translate-x-0.5 rounded-full bg-white shadow transition-transform duration-150 ease-out data-[state=checked]:translate-x-[18px]" />
  </Radix.Root>
)
