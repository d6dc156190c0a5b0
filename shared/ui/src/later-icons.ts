/** Icons of pages that no first visit opens; bundled with the page that imports them. */
export { Camera, Laptop, LockKeyhole, LogOut, ShieldCheck, Smartphone, UserRound } from 'lucide-react';
