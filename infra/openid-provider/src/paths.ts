export const chooserPath = '/choose';
export const stylePath = '/style.css';
