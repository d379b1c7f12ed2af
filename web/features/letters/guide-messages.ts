/** What the screens say around the letters: when to send which, how a dispute goes, and where free help is. */
import collector from '#content/letters/collector.json' with { type: 'json' }
import dispute from '#content/letters/dispute.json' with { type: 'json' }

export const collectorGuide = collector

export const disputeGuide = dispute
