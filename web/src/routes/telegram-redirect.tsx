// The target of the Telegram bot's links.
export { TelegramSignIn as Component } from '../features/account/telegram-sign-in.tsx';
