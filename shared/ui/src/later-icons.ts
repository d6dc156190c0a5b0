/** Icons that the first view of home does without; bundled with what imports them. */
export { ArrowLeft, Camera, Check, CircleAlert, Clock, Download, Hourglass, ImagePlus, Info, Laptop, LayoutGrid, Link, LockKeyhole, LogOut, Minus, Pencil, RotateCcw, Share2, ShieldCheck, Smartphone, Tags, Trash2, TriangleAlert, Truck, UserRound } from 'lucide-react';
/** Icons of notifications. */
export { Gift } from 'lucide-react';
/** Icons of conversations. */
export { ArrowDown, CheckCheck, Image as ImageIcon, Send } from 'lucide-react';
