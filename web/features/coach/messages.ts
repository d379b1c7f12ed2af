/** Texts of the coach: greetings, states, errors, history. */
import { plural } from '#web/format/amounts.ts'

/** spec 4: a financial coach who asks what is on the person's mind; spec 1: the disclaimer. */
export const greetings = {
  floating:
    'Hello, I am your financial coach. What is on your mind? I give general education only, not personalized advice or credit repair.',
  dashboard:
    'Hello. Ask me about debt, credit or your budget. I answer from your own records and the library. I give general education only, not personalized advice or credit repair.',
}

export const chatTexts = {
  title: 'Your coach',
  log: 'Conversation with the coach',
  you: 'You',
  coach: 'Coach',
  thinking: 'Thinking...', // spec 4
  typing: 'The coach is typing',
  stop: 'Stop',
  suggestions: 'Questions to start with',
  message: 'Your message',
  placeholder: 'Ask about your money',
  send: 'Send',
  newConversation: 'New conversation',
  minimize: 'Minimize',
  close: 'Close',
  rules: 'How the coach works',
}

export const answerTexts = {
  passages: 'From the library',
  choices: 'Questions to choose from',
  next: 'Next question',
  stopped: 'You stopped this answer. It is not complete.',
}

/** Below the input. */
export function leftToday(messages: number): string {
  if (messages === 0) return 'No messages left today'
  return `${plural(messages, 'message')} left today`
}

/** The dashboard's chat could not answer (spec 8). */
export const noAnswer = {
  title: 'Error',
  description: 'Failed to get response. Please try again.',
}

/** Next to the question, since the toast disappears. */
export const notAnswered = {
  text: 'This question was not answered. Your records are as they were.',
  action: 'Try again',
}

export const historyTexts = {
  file: (day: string) => `coach-conversations-${day}.json`,
  title: 'Conversations with the coach',
  lead: 'What you asked and what was answered. Read it, take it with you, or delete it.',
  none: 'No conversations yet. When you ask the coach something, it will be listed here.',
  loading: 'Loading your conversations',
  read: 'Read',
  remove: 'Delete',
  removeAll: 'Delete all',
  download: 'Download all',
  messages: (count: number) => plural(count, 'message'),
  showAll: (count: number) => `Show all ${count}`,
}

export const historyLoadFailed = {
  title: 'Your conversations could not be loaded.',
  text: 'Nothing was lost. Check your connection, then try again.',
}

export const conversationLoadFailed = {
  title: 'This conversation could not be loaded.',
  text: 'It may have been deleted, or the connection was lost. Please try again.',
}

export const removeTexts = {
  title: 'Delete this conversation?',
  description: (title: string) =>
    `“${title}” and its answers are deleted for good. This cannot be undone. Your debts and plans stay.`,
  confirm: 'Delete conversation',
}

export const removeAllTexts = {
  title: 'Delete every conversation?',
  description:
    'All that you asked and all answers are deleted for good. This cannot be undone. Your debts and plans stay.',
  confirm: 'Delete all conversations',
}

export const historyToasts = {
  removed: { title: 'Conversation deleted' },
  removedAll: { title: 'All conversations deleted' },
  notRemoved: {
    title: 'It could not be deleted.',
    description: 'Nothing was changed. Please try again.',
  },
  downloaded: { title: 'Your conversations are saved as a file' },
  notDownloaded: {
    title: 'The file could not be made.',
    description: 'Nothing was lost. Please try again.',
  },
}

export const sharedTexts = {
  title: 'What was shared',
  lead: 'A language model was asked here. This is what was sent to it, word for word.',
  none: 'Nothing was shared. The built-in coach answered on our own server.',
  to: (name: string) => `Sent to ${name}`,
  byModel: 'A language model wrote these words.',
}

export const modelTexts = {
  title: 'Language models',
  label: 'A language model may help to read my questions',
  hint: 'Only where one is set up, and only for a question that the coach is not sure of. It gets your words without names and longer numbers, and none of your records. It writes nothing: it only picks what you may mean from our list. Turn it off, and nothing is sent.',
}
