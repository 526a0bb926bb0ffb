import SwiftUI

struct LoginView: View {
    enum Field: Hashable { case email, password }

    @EnvironmentObject private var session: SessionManager
    @State private var email = ""
    @State private var password = ""
    @State private var showsSignUp = false
    @State private var isSecured: Bool = true
    @FocusState private var focusedField: Field?

    private var isValid: Bool { email.contains("@") && !password.isEmpty }

    var body: some View {
        NavigationStack {
            VStack(spacing: 16) {
                Image(systemName: "lock.shield")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 100)
                    .foregroundStyle(.tint)
                    .padding(.vertical, 32)

                TextField("Email", text: $email)
                    .keyboardType(.emailAddress)
                    .textContentType(.emailAddress)
                    .autocapitalization(.none)
                    .disableAutocorrection(true)
                    .focused($focusedField, equals: .email)
                    .submitLabel(.next)
                    .onSubmit { focusedField = .password }
                    .textFieldStyle(RoundedBorderTextFieldStyle())

                ZStack(alignment: .trailing) {
                    Group {
                        if isSecured {
                            SecureField("Password", text: $password, prompt: Text("Password"))
                        } else {
                            TextField("Password", text: $password)
                        }
                    }
                    .focused($focusedField, equals: .password)
                    .submitLabel(.go)
                    .onSubmit(login)
                    .textFieldStyle(.roundedBorder)

                    Button(action: { isSecured.toggle() }) {
                        Image(systemName: isSecured ? "eye.slash" : "eye")
                            .accentColor(.gray)
                    }
                    .accessibilityLabel(isSecured ? "Show password" : "Hide password")
                    .padding(.trailing, 8)
                }

                Button(action: login) {
                    ZStack {
                        Text("Log in").opacity(session.isLoading ? 0 : 1)
                        if session.isLoading { ProgressView() }
                    }
                    .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .disabled(!isValid || session.isLoading)

                Button("No account yet?") { showsSignUp = true }
                    .font(.footnote)
                Spacer()
            }
            .padding()
            .navigationTitle("Welcome")
            .navigationDestination(isPresented: $showsSignUp) { SignUpView() }
            .alert(
                "Login failed",
                isPresented: Binding(
                    get: { session.error != nil },
                    set: { if !$0 { session.error = nil } }
                ),
                presenting: session.error
            ) { _ in
                Button("Again", role: .cancel) {}
            } message: { error in
                Text(error.localizedDescription)
            }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                    self.focusedField = .email
                }
            }
        }
    }

    private func login() {
        guard isValid else { return }
        focusedField = nil
        session.login(email: email, password: password)
    }
}

struct SignUpView: View {
    @EnvironmentObject private var session: SessionManager
    @Environment(\.dismiss) private var dismiss
    @State private var email = ""
    @State private var password = ""
    @State private var again = ""
    @State private var accepts = false

    var passwordsMatch: Bool { password == again && password.count > 3 }

    var body: some View {
        Form {
            Section("Account") {
                TextField("Mail", text: $email)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                SecureField("Password", text: $password)
                SecureField("Once more", text: $again)
                if !again.isEmpty && !passwordsMatch {
                    Label("The passwords differ", systemImage: "exclamationmark.triangle")
                        .foregroundColor(.red)
                        .font(.footnote)
                }
            }
            Section {
                Toggle("I accept the terms", isOn: $accepts)
            } footer: {
                Text("There are none.")
            }
            Section {
                Button("Sign up") {
                    Task { await session.signUp(email: email, password: password) }
                }
                .disabled(!accepts || !passwordsMatch)
                Button("Never mind", role: .destructive) { dismiss() }
            }
        }
        .navigationTitle("Sign up")
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct HomeView: View {
    @EnvironmentObject var session: SessionManager

    var body: some View {
        NavigationStack {
            List {
                if let account = session.account {
                    LabeledContent("Name", value: account.name)
                    LabeledContent("Mail", value: account.email)
                }
                Button(role: .destructive, action: session.logout) {
                    Label("Log out", systemImage: "rectangle.portrait.and.arrow.right")
                }
            }
            .navigationTitle("Hello")
        }
    }
}

#Preview("Login") {
    LoginView()
        .environmentObject(SessionManager.shared)
}
