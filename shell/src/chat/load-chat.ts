export const loadChat = () => import(/* webpackChunkName: "later-chat" */ './chat-overlay.tsx');
