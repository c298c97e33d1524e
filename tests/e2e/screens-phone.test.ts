import { everyScreen } from "#tests/support/web/every-screen.ts"

everyScreen({ view: "phone", width: 390, height: 844 })
