/** Icons that the first view of no page needs; bundled with what imports them. */
export { Camera, Check, Info, Laptop, LayoutGrid, LockKeyhole, LogOut, Minus, Share2, ShieldCheck, Smartphone, Tags, TriangleAlert, UserRound } from 'lucide-react';
